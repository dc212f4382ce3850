import 'reflect-metadata';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '#server/platform/auth/tokens.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { mails, mailTo } from '#tests/support/mail.ts';
import { anyNetwork, GraphQLPerson, linkToken } from '#tests/support/person.ts';
import { hearOfPlan } from '#tests/support/plans.ts';

const password = 'Correct-horse1';
const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { email } }';
const CONFIRM =
  'mutation ($token: String!, $password: String) { confirmEmail(token: $token, password: $password) { accessToken user { fullName } } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }';
const ASK_RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const CHANGE_PASSWORD = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';
const ASK_CHANGE = 'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) }';
const CONFIRM_CHANGE = 'mutation ($token: String!) { confirmEmailChange(token: $token) }';
const CANCEL_CHANGE = 'mutation ($token: String!) { cancelEmailChange(token: $token) }';
const TAKE_BACK = 'mutation ($token: String!) { takeBackEmailChange(token: $token) }';
const LINK = 'query ($token: String!) { accountLink(token: $token) { purpose email newEmail asksForPassword } }';
const ME = '{ me { email } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `link${addresses}@example.com`;
}
/** A visitor on a separate network, so that attempts are not counted together. */
const visitor = () => new GraphQLPerson(app.address, undefined, undefined, anyNetwork());
const database = () => app.services.database.em.getKysely();
const tokenFor = (email: string, subjectWord: string) => linkToken(app.address, email, subjectWord);
const look = async (token: string) => (await visitor().ask(LINK, { token })).accountLink;

/** Time limit for a mail to arrive. */
const mailed = { timeout: 20_000 };

/** Opens another session of the same person. */
async function again(person: GraphQLPerson, secret = password): Promise<GraphQLPerson> {
  const input = { email: person.account.email, password: secret, tokenDelivery: 'BODY' };
  const { signIn } = await visitor().ask(SIGN_IN, { input });
  return new GraphQLPerson(app.address, person.account, signIn.accessToken);
}

/** Returns the error code of a sign-in; undefined if it succeeds. */
async function signInCode(email: string, secret: string): Promise<string | undefined> {
  const { errors } = await visitor().send(SIGN_IN, { input: { email, password: secret } });
  return errors?.[0]?.extensions.code;
}

const links = {
  RESET_PASSWORD: async ({ account: { email } }: GraphQLPerson) => {
    await visitor().ask(ASK_RESET, { email });
    return tokenFor(email, 'Reset your');
  },
  CONFIRM_EMAIL_CHANGE: async (person: GraphQLPerson) => {
    const newEmail = newAddress();
    await person.ask(ASK_CHANGE, { input: { newEmail, password } });
    return tokenFor(newEmail, 'new email');
  },
  CANCEL_EMAIL_CHANGE: async (person: GraphQLPerson) => {
    await person.ask(ASK_CHANGE, { input: { newEmail: newAddress(), password } });
    return tokenFor(person.account.email, 'about to change');
  },
} as const;

/** Returns an unused sign-up link of a confirmed address. */
async function straySignUpLink({ account: { email } }: GraphQLPerson): Promise<string> {
  const token = `stray${newAddress()}`;
  await sql`
    insert into account_tokens (id, user_id, purpose, token_hash, expires_at, created_at)
    select gen_random_uuid(), id, 'CONFIRM_EMAIL', ${hashToken(token)}, now() + interval '1 day', now() from users where email = ${email}
  `.execute(database());
  return token;
}

const resetMails = async (email: string) =>
  (await mails(app.address)).filter(({ to, subject }) => to.includes(email) && subject.startsWith('Reset your')).length;

const events = {
  'a reset': async ({ account: { email } }: GraphQLPerson) => {
    const before = await resetMails(email);
    await visitor().ask(ASK_RESET, { email });
    // The link of an earlier mail works until this one's is made.
    await expect.poll(() => resetMails(email), mailed).toBe(before + 1);
    const input = { token: await tokenFor(email, 'Reset your'), password: 'New-horse22' };
    await visitor().ask(RESET, { input });
  },
  'a change of password': (person: GraphQLPerson) =>
    person.ask(CHANGE_PASSWORD, { input: { currentPassword: password, newPassword: 'New-horse22' } }),
  'a confirmed change of email': async (person: GraphQLPerson) => {
    const newEmail = newAddress();
    await person.ask(ASK_CHANGE, { input: { newEmail, password } });
    await visitor().ask(CONFIRM_CHANGE, { token: await tokenFor(newEmail, 'new email') });
  },
};

describe.each(Object.entries(events))('%s', (_, happen) => {
  it.each(Object.entries({ ...links, CONFIRM_EMAIL: straySignUpLink }))('revokes %s', async (purpose, issue) => {
    const dana = await app.professional();
    const token = await issue(dana);
    expect(await look(token)).toMatchObject({ purpose });
    await happen(dana);
    expect(await look(token)).toBeNull();
    if (purpose === 'RESET_PASSWORD')
      await visitor().refused('TOKEN_INVALID', RESET, { input: { token, password: 'Stolen-horse3' } });
    else {
      const use = { CONFIRM_EMAIL: CONFIRM, CONFIRM_EMAIL_CHANGE: CONFIRM_CHANGE, CANCEL_EMAIL_CHANGE: CANCEL_CHANGE };
      await visitor().refused('TOKEN_INVALID', use[purpose as keyof typeof use], { token, password });
    }
  });

  it('a mail queued before the revocation has no link', async () => {
    const dana = await app.professional();
    const { email } = dana.account;
    const askedAt = new Date().toISOString();
    await happen(dana);
    const newEmail = newAddress();
    const payload = JSON.stringify({ mail: 'CONFIRM_EMAIL_CHANGE', email, newEmail, askedAt });
    await sql`select graphile_worker.add_job('mail.account', ${payload}::json)`.execute(database());
    const became = async () => {
      const { rows } = await sql<{ status: string }>`
        select status from mail_deliveries where recipient = ${newEmail}`.execute(database());
      return rows[0]?.status;
    };
    await expect.poll(became, mailed).toBe('SUPPRESSED');
  });
});

describe('a change of email', () => {
  /** Somebody who knows the password has moved the account to their address, and both addresses have links. */
  async function stolen() {
    const dana = await app.professional();
    const thief = await again(dana);
    const newEmail = newAddress();
    await thief.ask(ASK_CHANGE, { input: { newEmail, password } });
    await thief.ask(CONFIRM_CHANGE, { token: await tokenFor(newEmail, 'new email') });
    return { dana, thief, newEmail, takeBack: await tokenFor(dana.account.email, 'email was changed') };
  }

  it('ends every other session and notifies the old address', async () => {
    const { dana, thief, newEmail, takeBack } = await stolen();
    expect((await thief.ask(ME)).me.email).toBe(newEmail);
    await expect.poll(async () => (await dana.send(ME)).data.me).toBeNull();
    expect((await mailTo(app.address, dana.account.email, 'email was changed')).text).toContain(newEmail);
    expect(await look(takeBack)).toEqual({
      purpose: 'TAKE_BACK_EMAIL_CHANGE',
      email: `l…@example.com`,
      newEmail: dana.account.email,
      asksForPassword: false,
    });
  });

  it.each(['at once', 'after another password', 'after yet another email', 'after a reset'])(
    'is revoked by the old address %s',
    async (when) => {
      const { dana, thief, newEmail, takeBack } = await stolen();
      const { email } = dana.account;
      let current = newEmail;
      let theirs: string | undefined;
      if (when === 'after another password')
        await thief.ask(CHANGE_PASSWORD, { input: { currentPassword: password, newPassword: 'Thief-horse2' } });
      if (when === 'after a reset') {
        await visitor().ask(ASK_RESET, { email: newEmail });
        const token = await tokenFor(newEmail, 'Reset your');
        await visitor().ask(RESET, { input: { token, password: 'Thief-horse2' } });
      }
      if (when === 'after yet another email') {
        current = newAddress();
        await thief.ask(ASK_CHANGE, { input: { newEmail: current, password } });
        await thief.ask(CONFIRM_CHANGE, { token: await tokenFor(current, 'new email') });
        theirs = await tokenFor(newEmail, 'email was changed');
      }
      await visitor().refused('EMAIL_TAKEN', SIGN_UP, { input: { fullName: 'Thief', email, password } });
      await visitor().ask(TAKE_BACK, { token: takeBack });
      await visitor().refused('TOKEN_INVALID', TAKE_BACK, { token: takeBack });
      if (theirs) await visitor().refused('TOKEN_INVALID', TAKE_BACK, { token: theirs });
      await expect.poll(async () => (await thief.send(ME)).data.me).toBeNull();
      for (const secret of [password, 'Thief-horse2']) {
        expect(await signInCode(current, secret)).toBe('INVALID_CREDENTIALS');
        expect(await signInCode(email, secret)).toBe('INVALID_CREDENTIALS');
      }
      const token = await tokenFor(email, 'Reset your');
      await visitor().ask(RESET, { input: { token, password: 'Mine-horse44' } });
      expect(await signInCode(email, 'Mine-horse44')).toBeUndefined();
    },
  );
});

it('a reset mail lists the other sign-in factors, and an unconfirmed address gets no name', async () => {
  const dana = await app.professional();
  const { email } = dana.account;
  await sql`
    insert into passkeys (id, user_id, name, credential_id, public_key, sign_count, transports, created_at)
    select gen_random_uuid(), id, 'Pixel 9', ${email}, 'key', 0, '{}', now() from users where email = ${email}
  `.execute(database());
  await visitor().ask(ASK_RESET, { email });
  const { text } = await mailTo(app.address, email, 'Reset your');
  expect(text.replace(/\s+/g, ' ')).toContain('This account also has: passkey “Pixel 9”.');

  const victim = newAddress();
  await visitor().ask(SIGN_UP, { input: { fullName: 'Call this number now', email: victim, password } });
  await visitor().ask(ASK_RESET, { email: victim });
  for (const subject of ['Confirm your email', 'Reset your'])
    expect((await mailTo(app.address, victim, subject)).text).not.toContain('number');
});

describe('an address with an unconfirmed sign-up by a stranger', () => {
  const strangers = { fullName: 'Stranger', password: 'Stranger-horse1' };
  const chosen = { fullName: 'Ada Park', password };

  async function hijacked(): Promise<{ email: string; first: string }> {
    const email = newAddress();
    await visitor().ask(SIGN_UP, { input: { email, ...strangers } });
    return { email, first: await tokenFor(email, 'confirm') };
  }

  it('is confirmed only with the password of the sign-up, throttled like a sign-in', async () => {
    const { email, first: token } = await hijacked();
    expect(await look(token)).toEqual({ purpose: 'CONFIRM_EMAIL', email, newEmail: null, asksForPassword: true });
    const missing = await visitor().refused('VALIDATION_FAILED', CONFIRM, { token });
    expect(missing.extensions.fields).toMatchObject([{ path: 'password', code: 'PASSWORD_REQUIRED' }]);
    const wrong = await visitor().refused('VALIDATION_FAILED', CONFIRM, { token, password });
    expect(wrong.extensions.fields).toMatchObject([{ path: 'password', code: 'WRONG_PASSWORD' }]);
    for (let tries = 1; tries < 5; tries += 1) await visitor().send(CONFIRM, { token, password });
    await visitor().refused('RATE_LIMITED', CONFIRM, { token, password: strangers.password });
  });

  it('belongs to the latest sign-up: the earlier name, password and link are void', async () => {
    const { email, first } = await hijacked();
    await visitor().ask(SIGN_UP, { input: { email, ...chosen } });
    await expect.poll(() => tokenFor(email, 'confirm'), mailed).not.toBe(first);
    await visitor().refused('TOKEN_INVALID', CONFIRM, { token: first, password: strangers.password });
    const token = await tokenFor(email, 'confirm');
    await visitor().refused('VALIDATION_FAILED', CONFIRM, { token, password: strangers.password });
    const { confirmEmail } = await visitor().ask(CONFIRM, { token, password });
    expect(confirmEmail.user.fullName).toBe('Ada Park');
    const ada = new GraphQLPerson(app.address, { email, ...chosen }, confirmEmail.accessToken);
    expect((await ada.ask('{ business { name } }')).business.name).toBe('Ada Park');
    expect(await signInCode(email, strangers.password)).toBe('INVALID_CREDENTIALS');
    await visitor().refused('EMAIL_TAKEN', SIGN_UP, { input: { email, ...strangers } });
  });

  it('is confirmed without a password only in the browser that signed up', async () => {
    const send = async (query: string, variables: object, cookie = '') => {
      const response = await fetch(`${app.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ query, variables }),
      });
      const set = response.headers.getSetCookie().find((one) => one.startsWith('whorl_signup=')) ?? '';
      return { body: await response.json(), set, cookie: set.split(';')[0] };
    };
    const email = newAddress();
    const theirs = await send(SIGN_UP, { input: { email, ...strangers } });
    const mine = await send(SIGN_UP, { input: { email, ...chosen } });
    expect(mine.set).toMatch(/; Path=\/graphql; HttpOnly; SameSite=Lax$/);
    const isMine = async () => {
      const { body } = await send(LINK, { token: await tokenFor(email, 'confirm') }, mine.cookie);
      return body.data.accountLink?.asksForPassword;
    };
    await expect.poll(isMine, mailed).toBe(false);
    const token = await tokenFor(email, 'confirm');
    const refused = await send(CONFIRM, { token }, theirs.cookie);
    expect(refused.body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
    const { body } = await send(CONFIRM, { token }, mine.cookie);
    expect(body.data.confirmEmail.user.fullName).toBe('Ada Park');
  });

  it('joins a team by an invitation, with a new name and password', async () => {
    const { email } = await hijacked();
    const dana = await app.professional();
    await hearOfPlan(app, dana, { tier: 'PREMIUM' });
    await dana.ask('mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { id } }', {
      input: { email, role: 'MANAGER' },
    });
    const mail = await mailTo(app.address, email, 'Join');
    expect(mail.subject).toBe('Join a team on Whorl');
    expect(mail.text).toContain(dana.account.email);
    expect(mail.text).not.toContain(dana.account.fullName);
    const token = await tokenFor(email, 'Join');
    const { teamInvitation } = await visitor().ask(
      'query ($token: String!) { teamInvitation(token: $token) { hasAccount } }',
      { token },
    );
    expect(teamInvitation.hasAccount).toBe(false);
    await visitor().ask('mutation ($input: JoinTeamInput!) { joinTeam(input: $input) { tokenType } }', {
      input: { token, ...chosen },
    });
    expect(await signInCode(email, password)).toBeUndefined();
    expect(await signInCode(email, strangers.password)).toBe('INVALID_CREDENTIALS');
  });
});
