import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { closeBetaInvitations, inviteToBeta } from '#server/features/beta/index.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { mailTo } from '#tests/support/mail.ts';
import { GraphQLPerson, linkToken } from '#tests/support/person.ts';

const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { email betaInvitationAccepted } }';
const CONFIRM =
  'mutation ($token: String!, $password: String) { confirmEmail(token: $token, password: $password) { accessToken } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const REQUEST_RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }';
const STATUS = '{ subscriptionStatus { isBetaTester betaAccessEndsAt subscribed planTier } }';

const password = 'Correct-horse1';
const accessDays = 60;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

let guests = 0;
const newAddress = () => {
  guests += 1;
  return `guest${guests}@example.com`;
};

const kysely = () => app.services.database.em.getKysely();
const invite = (email: string) => app.services.commands.runForAccount(inviteToBeta, { email, accessDays });

async function signUp(email: string, betaToken?: string): Promise<boolean | null> {
  const input = { fullName: 'Grace Guest', email, password, betaToken };
  return (await app.visitor().ask(SIGN_UP, { input })).signUp.betaInvitationAccepted;
}

async function confirm(email: string): Promise<GraphQLPerson> {
  const token = await linkToken(app.address, email, 'confirm');
  const { confirmEmail } = await app.visitor().ask(CONFIRM, { token, password });
  return new GraphQLPerson(app.address, undefined, confirmEmail.accessToken);
}

const betaOf = async (person: GraphQLPerson) => (await person.ask(STATUS)).subscriptionStatus;

/** Returns the statuses of an address's invitations, oldest first. */
async function statusesOf(email: string): Promise<string[]> {
  const { rows } = await sql<{ status: string }>`
    select status from beta_invitations where email = ${email} order by created_at, id
  `.execute(kysely());
  return rows.map(({ status }) => status);
}

const expireInvitation = (email: string) =>
  sql`update beta_invitations set expires_at = now() where email = ${email}`.execute(kysely());

describe('a beta invitation', () => {
  it('is mailed, and gives access from the confirmation of the email', async () => {
    const email = newAddress();
    await invite(email);
    const { text, html } = await mailTo(app.address, email, 'invited');
    expect(html).toContain('60 days');
    const token = /\/auth\/signup\?invitation=([\w-]+)/.exec(text)?.[1];
    await expect.poll(() => statusesOf(email)).toEqual(['SENT']);

    expect(await signUp(email, token)).toBe(true);
    expect(await statusesOf(email)).toEqual(['ACCEPTED']);
    const { rows } = await sql`select from businesses where email = ${email} and beta_access_ends_at is null`.execute(
      kysely(),
    );
    expect(rows).toHaveLength(1);

    const guest = await confirm(email);
    expect(await statusesOf(email)).toEqual(['ACTIVE']);
    const { betaAccessEndsAt, ...flags } = await betaOf(guest);
    expect(flags).toEqual({ isBetaTester: true, subscribed: false, planTier: 'FREE_TRIAL' });
    expect((Date.parse(betaAccessEndsAt) - Date.now()) / 86_400_000).toBeCloseTo(accessDays, 1);
  });

  it('also works by the link shown to its creator, and for another address', async () => {
    const token = await invite(newAddress());
    const email = newAddress();
    expect(await signUp(email, token)).toBe(true);
    expect((await betaOf(await confirm(email))).isBetaTester).toBe(true);
  });

  it('also starts access where a reset link confirms the email', async () => {
    const email = newAddress();
    expect(await signUp(email, await invite(email))).toBe(true);
    await app.visitor().ask(REQUEST_RESET, { email });
    await app.visitor().ask(RESET, { input: { token: await linkToken(app.address, email, 'reset'), password } });
    const { signIn } = await app.visitor().ask(SIGN_IN, { input: { email, password } });
    expect((await betaOf(new GraphQLPerson(app.address, undefined, signIn.accessToken))).isBetaTester).toBe(true);
  });

  it('accepts one sign-up only, of many concurrent ones', async () => {
    const token = await invite(newAddress());
    const outcomes = await Promise.all([1, 2, 3].map(() => signUp(newAddress(), token)));
    expect(outcomes.sort()).toEqual([false, false, true]);
  });

  it('is optional: without one the response says nothing about it', async () => {
    const email = newAddress();
    expect(await signUp(email)).toBeNull();
    expect(await betaOf(await confirm(email))).toMatchObject({ isBetaTester: false, betaAccessEndsAt: null });
  });

  it.each([
    ['unknown', async () => 'nonsense'],
    ['no token at all but a novel', async () => `\n${'x'.repeat(5_000)}`],
    [
      'expired',
      async () => {
        const email = newAddress();
        const token = await invite(email);
        await expireInvitation(email);
        return token;
      },
    ],
    [
      'revoked by a later one',
      async () => {
        const email = newAddress();
        const token = await invite(email);
        await invite(email);
        expect((await statusesOf(email))[0]).toBe('REVOKED');
        return token;
      },
    ],
  ])('that is %s does not block the sign-up, and gives no access', async (_, badToken) => {
    const email = newAddress();
    expect(await signUp(email, await badToken())).toBe(false);
    expect((await betaOf(await confirm(email))).isBetaTester).toBe(false);
  });

  it('to an address with an account is refused', async () => {
    const { account } = await app.professional();
    await expect(invite(account.email)).rejects.toThrow(`${account.email} already has an account`);
  });
});

describe('the hourly cleanup', () => {
  it('expires invitations that were not accepted, and ends access', async () => {
    const [late, waiting, guest] = [newAddress(), newAddress(), newAddress()];
    await invite(late);
    await expireInvitation(late);
    await invite(waiting);
    expect(await signUp(guest, await invite(guest))).toBe(true);
    const person = await confirm(guest);
    await closeBetaInvitations(app.services);
    expect(await statusesOf(late)).toEqual(['EXPIRED']);
    expect(await statusesOf(guest)).toEqual(['ACTIVE']);

    await sql`update businesses set beta_access_ends_at = now() where email = ${guest}`.execute(kysely());
    expect((await betaOf(person)).isBetaTester).toBe(false);
    await closeBetaInvitations(app.services);
    expect(await statusesOf(guest)).toEqual(['ENDED']);
    expect(['CREATED', 'SENT']).toContain((await statusesOf(waiting))[0]);
  });
});

describe('npm run beta:invite', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/cli/whorl.ts', 'beta:invite', ...args], {
      env: { ...process.env, DATABASE_URL: app.databaseUrl, PUBLIC_URL: app.address, NODE_ENV: 'test' },
    });

  it('creates an invitation, mails it, and prints a working link', async () => {
    const email = newAddress();
    const { stdout } = await run(email.toUpperCase(), '30');
    expect(stdout).toContain(`${email} is invited, to 30 days`);
    await mailTo(app.address, email, 'invited');
    const printed = new RegExp(`${app.address}/auth/signup\\?invitation=([\\w-]+)`).exec(stdout)?.[1];
    expect(await signUp(email, printed)).toBe(true);
  });

  it('prints its usage', async () => {
    await expect(run('ada')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('whorl beta:invite') });
    await expect(run('ada@example.com', 'forever')).rejects.toMatchObject({ code: 1 });
  });
});
