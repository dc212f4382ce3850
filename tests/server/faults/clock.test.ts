import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#server/platform/telemetry/log.ts';
import { openApp } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { type Biller, withDebtor } from '#tests/support/invoices.ts';
import { GraphQLPerson, linkToken } from '#tests/support/person.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far the server's clock is ahead of this machine's. */
let ahead = 0;
let app: Awaited<ReturnType<typeof openApp>>;
let dana: GraphQLPerson;
let debtor: Biller;
let people = 0;

const newcomer = () => {
  people += 1;
  return GraphQLPerson.signUp(app.address, {
    fullName: 'Dana Ruiz',
    email: `dana${people}@example.com`,
    password: 'Correct-horse1',
  });
};

beforeAll(async () => {
  const clock = () => new Date(Date.now() + ahead);
  app = await openApp(await createTestDatabase(), {}, createLog('silent'), clock);
  dana = await newcomer();
  debtor = await withDebtor(dana);
});
beforeEach(() => {
  ahead = 0;
});

const visitor = () => new GraphQLPerson(app.address);
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken refreshToken } }';
const REFRESH = 'mutation ($token: String) { refreshSession(refreshToken: $token) { accessToken refreshToken } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';

async function signIn({ account: { email, password } }: GraphQLPerson, rememberMe = true): Promise<string> {
  const input = { email, password, rememberMe, tokenDelivery: 'BODY' };
  return (await visitor().ask(SIGN_IN, { input })).signIn.refreshToken;
}
const refresh = async (token: string): Promise<string> =>
  (await visitor().ask(REFRESH, { token })).refreshSession.refreshToken;
const refusedRefresh = (token: string) => visitor().refused('UNAUTHENTICATED', REFRESH, { token });

describe('a clock that is put forward', () => {
  it('ends sessions and links whose time it passes, and no others', async () => {
    const person = await newcomer();
    const token = await signIn(person);
    ahead = DAY;
    const next = await refresh(token);
    ahead = 90 * DAY;
    await refusedRefresh(next);
    await signIn(person);

    ahead = 0;
    await visitor().ask('mutation ($email: String!) { requestPasswordReset(email: $email) }', {
      email: person.account.email,
    });
    const link = await linkToken(app.address, person.account.email, 'password');
    ahead = 2 * HOUR;
    await visitor().refused('TOKEN_INVALID', RESET, { input: { token: link, password: 'Another-horse2' } });
  });
});

describe('a clock that is put back', () => {
  it('does nothing twice that was asked for before under the same key', async () => {
    ahead = DAY;
    const invoice = await debtor.owing(10_000);
    const first = await debtor.pay(invoice.id, 4_000, { idempotencyKey: 'put back' });
    ahead = -DAY;
    const again = await debtor.pay(invoice.id, 4_000, { idempotencyKey: 'put back' });
    expect(again.id).toBe(first.id);
    expect((await debtor.read(invoice.id)).paidCents).toBe(4_000);
    await debtor.pay(invoice.id, 6_000);
    expect((await debtor.read(invoice.id)).status).toBe('PAID');
  });

  it('keeps sessions going, and knows a used token for a used one', async () => {
    const person = await newcomer();
    ahead = DAY;
    const used = await signIn(person);
    const next = await refresh(used);
    ahead = 0;
    const current = await refresh(next);
    await refusedRefresh(used);
    await refusedRefresh(current);
  });

  it('keeps nobody waiting for longer than anybody ever waits', async () => {
    const person = await newcomer();
    const { email, password } = person.account;
    ahead = DAY;
    for (let tries = 0; tries < 6; tries += 1)
      await visitor().send(SIGN_IN, { input: { email, password: `Wrong-horse${tries}` } });
    await sql`update throttles set tries = 20, blocked_until = last_try_at + interval '15 minutes'`.execute(
      app.services.database.em.getKysely(),
    );
    await visitor().refused('RATE_LIMITED', SIGN_IN, { input: { email, password } });
    ahead = 0;
    expect((await visitor().ask(SIGN_IN, { input: { email, password } })).signIn.accessToken).toBeTruthy();
  });
});
