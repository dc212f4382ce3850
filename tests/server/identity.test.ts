import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '#server/platform/auth/tokens.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { mails, mailTo } from '#tests/support/mail.ts';
import { GraphQLPerson, linkToken } from '#tests/support/person.ts';
import { hearOfPlan } from '#tests/support/plans.ts';

const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { email confirmationSentAt } }';
const CONFIRM =
  'mutation ($token: String!, $password: String) { confirmEmail(token: $token, password: $password) { accessToken refreshToken user { email emailVerified } } }';
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) {
  accessToken refreshToken expiresIn expiresAt tokenType user { id email fullName emailVerified isStaff createdAt }
} }`;
const REFRESH = 'mutation ($token: String) { refreshSession(refreshToken: $token) { accessToken refreshToken } }';
const ME = '{ me { email fullName } }';
const BUSINESS = '{ business { name timeZone } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const password = 'Correct-horse1';
const signIn = async (person: GraphQLPerson, input: Record<string, unknown> = {}) =>
  (await person.ask(SIGN_IN, { input: { email: person.account.email, password, tokenDelivery: 'BODY', ...input } }))
    .signIn;

/** Sends a mutation as a browser does, with its cookies. */
async function browser(
  query: string,
  variables: Record<string, unknown>,
  cookie = '',
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${app.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const ofSession = response.headers.getSetCookie().find((set) => set.startsWith('whorl_refresh='));
  return { body: await response.json(), setCookie: ofSession ?? '' };
}

/** Simulates that a token was used a number of seconds earlier. */
async function letPass(seconds: number, token: string) {
  const { numAffectedRows } = await sql`
    update refresh_tokens set used_at = used_at - make_interval(secs => ${seconds})
    where token_hash = ${hashToken(token)} and used_at is not null
  `.execute(app.services.database.em.getKysely());
  expect(numAffectedRows).toBe(1n);
}

/** Returns the remaining hours of the token in a cookie. */
async function hoursLeft(setCookie: string): Promise<number> {
  const token = /^whorl_refresh=([\w-]+)/.exec(setCookie)?.[1] ?? '';
  const { rows } = await sql<{ hours: number }>`
    select extract(epoch from expires_at - now())::float / 3600 as hours from refresh_tokens where token_hash = ${hashToken(token)}
  `.execute(app.services.database.em.getKysely());
  return rows[0]?.hours ?? 0;
}

describe('signing up', () => {
  it('creates a person, a business and a trial, confirmed by a single-use mailed link', async () => {
    const visitor = app.visitor();
    const input = { fullName: ' Ada Park ', email: ' Ada@Example.COM ', password, timeZone: 'America/Denver' };
    expect((await visitor.ask(SIGN_UP, { input })).signUp.email).toBe('ada@example.com');
    const { text, html } = await mailTo(app.address, 'ada@example.com', 'confirm');
    expect(html).toContain('/auth/confirm-email?token=');
    const token = /token=([\w-]+)/.exec(text)?.[1];
    await visitor.refused('EMAIL_NOT_CONFIRMED', SIGN_IN, { input: { email: 'ada@example.com', password } });
    const { confirmEmail } = await visitor.ask(CONFIRM, { token, password });
    expect(confirmEmail.user).toEqual({ email: 'ada@example.com', emailVerified: true });
    await visitor.refused('TOKEN_INVALID', CONFIRM, { token, password });

    const ada = new GraphQLPerson(app.address, { ...input, email: 'ada@example.com' }, confirmEmail.accessToken);
    expect((await ada.ask(BUSINESS)).business).toEqual({ name: 'Ada Park', timeZone: 'America/Denver' });
    const { subscriptionStatus } = await ada.ask(
      '{ subscriptionStatus { subscribed planTier subscriptionEnd isBetaTester betaAccessEndsAt isTeamMember } }',
    );
    expect(subscriptionStatus).toMatchObject({
      subscribed: false,
      planTier: 'FREE_TRIAL',
      isBetaTester: false,
      isTeamMember: false,
    });
    const days = (Date.parse(subscriptionStatus.subscriptionEnd) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect((await ada.ask('{ services { description } }')).services.length).toBeGreaterThan(5);
  });

  it('is refused where the address has an account', async () => {
    const dana = await app.professional();
    const input = { fullName: 'Again', email: dana.account.email.toUpperCase(), password };
    const { message } = await app.visitor().refused('EMAIL_TAKEN', SIGN_UP, { input });
    expect(message).toContain('already exists');
  });

  it.each([
    ['short', 'Password must be at least 6 characters'],
    ['x'.repeat(73), 'Password must not exceed 72 characters'],
    ['pass word', 'Password contains invalid characters'],
  ])('checks the password "%s" against the rules', async (bad, message) => {
    const input = { fullName: 'New', email: 'new@example.com', password: bad };
    const { extensions } = await app.visitor().refused('VALIDATION_FAILED', SIGN_UP, { input });
    expect(extensions.fields).toMatchObject([{ path: 'password', message }]);
  });

  it('mails the link again without revealing which addresses have accounts', async () => {
    const visitor = app.visitor();
    await visitor.ask(SIGN_UP, { input: { fullName: 'Lost Mail', email: 'lost@example.com', password } });
    const first = await linkToken(app.address, 'lost@example.com', 'confirm');
    const RESEND = 'mutation ($email: String!) { resendConfirmation(email: $email) }';
    expect((await visitor.ask(RESEND, { email: 'nobody@example.com' })).resendConfirmation).toBe(true);
    expect((await visitor.ask(RESEND, { email: 'lost@example.com' })).resendConfirmation).toBe(true);
    await expect.poll(() => linkToken(app.address, 'lost@example.com', 'confirm')).not.toBe(first);
    await visitor.refused('TOKEN_INVALID', CONFIRM, { token: first });
    await visitor.ask(CONFIRM, { token: await linkToken(app.address, 'lost@example.com', 'confirm'), password });
    expect((await mails(app.address)).filter(({ to }) => to.includes('nobody@example.com'))).toEqual([]);
  });
});

describe('signing in', () => {
  it('opens a session, ignoring the case of the address', async () => {
    const dana = await app.professional();
    const session = await signIn(dana, { email: ` ${dana.account.email.toUpperCase()}` });
    expect(session).toMatchObject({
      expiresIn: 900,
      tokenType: 'bearer',
      user: { email: dana.account.email, emailVerified: true, isStaff: false },
    });
    expect(session.refreshToken).toMatch(/^[\w-]{32}$/);
  });

  it('has the same error for a wrong password and an unknown address', async () => {
    const dana = await app.professional();
    const wrong = await app
      .visitor()
      .refused('INVALID_CREDENTIALS', SIGN_IN, { input: { email: dana.account.email, password: 'Wrong-horse1' } });
    const unknown = await app
      .visitor()
      .refused('INVALID_CREDENTIALS', SIGN_IN, { input: { email: 'unknown@example.com', password } });
    expect(unknown).toEqual(wrong);
  });

  it('sends browsers the refresh token as an HttpOnly cookie, for 30 days only with "Remember me"', async () => {
    const dana = await app.professional();
    const input = { email: dana.account.email, password };
    const passing = await browser(SIGN_IN, { input });
    expect(passing.body.data.signIn.refreshToken).toBeNull();
    expect(passing.setCookie).toMatch(/^whorl_refresh=[\w-]+; Path=\/graphql; HttpOnly; SameSite=Lax$/);
    const remembered = await browser(SIGN_IN, { input: { ...input, rememberMe: true } });
    expect(remembered.setCookie).toContain('Max-Age=2592000');
    const [cookie = ''] = remembered.setCookie.split(';');
    const refreshed = await browser(REFRESH, {}, cookie);
    expect(refreshed.body.data.refreshSession.accessToken).toBeTruthy();
    expect(refreshed.setCookie.split(';')[0]).not.toBe(cookie);
    expect(refreshed.setCookie).toContain('Max-Age=2592000');
  });

  it.each([
    [false, /^whorl_refresh=[\w-]{32}; Path=\/graphql; HttpOnly; SameSite=Lax$/],
    [true, /^whorl_refresh=[\w-]{32}; Max-Age=2592000; Path=\/graphql; HttpOnly; SameSite=Lax$/],
  ])('keeps the choice of "Remember me" (%s) over every refresh', async (rememberMe, expected) => {
    const dana = await app.professional();
    let { setCookie } = await browser(SIGN_IN, { input: { email: dana.account.email, password, rememberMe } });
    expect(setCookie).toMatch(expected);
    for (const _ of [1, 2]) {
      const before = setCookie.split(';')[0];
      ({ setCookie } = await browser(REFRESH, {}, before));
      expect(setCookie).toMatch(expected);
      expect(setCookie).not.toContain(before);
    }
    const hours = { false: 24, true: 30 * 24 }[`${rememberMe}`];
    expect(await hoursLeft(setCookie)).toBeCloseTo(hours, 1);
  });

  it('has the specified message without a session, and clears only the invalid cookie that was sent', async () => {
    const missing = [{ message: 'Auth session missing!', extensions: { code: 'UNAUTHENTICATED' } }];
    const none = await browser(REFRESH, {});
    expect(none.body.errors).toMatchObject(missing);
    expect(none.setCookie).toBe('');
    const dead = await browser(REFRESH, {}, 'whorl_refresh=dead');
    expect(dead.body.errors).toMatchObject(missing);
    expect(dead.setCookie).toMatch(/^whorl_refresh=; Max-Age=0; Path=\/graphql; Expires=Thu, 01 Jan 1970/);
  });

  it('ignores cookies in requests that a form of another site could send', async () => {
    const dana = await app.professional();
    const { setCookie } = await browser(SIGN_IN, { input: { email: dana.account.email, password } });
    const [cookie = ''] = setCookie.split(';');
    const simple = await fetch(`${app.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', cookie },
      body: JSON.stringify({ query: 'mutation { signOut }' }),
    });
    expect(simple.status).toBe(415);
    const byGet = await fetch(`${app.address}/graphql?query=${encodeURIComponent('mutation { signOut }')}`, {
      headers: { cookie },
    });
    expect(byGet.status).toBe(405);
    expect((await browser(REFRESH, {}, cookie)).body.errors).toBeUndefined();
  });
});

describe('staying signed in', () => {
  it('replaces each refresh token; reusing an older one ends the session and its access tokens', async () => {
    const dana = await app.professional();
    const first = await signIn(dana);
    const { refreshSession: second } = await app.visitor().ask(REFRESH, { token: first.refreshToken });
    expect(second.refreshToken).not.toBe(first.refreshToken);
    await letPass(31, first.refreshToken);
    await app.visitor().refused('UNAUTHENTICATED', REFRESH, { token: first.refreshToken });
    await app.visitor().refused('UNAUTHENTICATED', REFRESH, { token: second.refreshToken });
    const robbed = new GraphQLPerson(app.address, dana.account, second.accessToken);
    await expect.poll(async () => (await robbed.send(BUSINESS)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('returns the same next token to concurrent requests with one token, all valid', async () => {
    const dana = await app.professional();
    const { refreshToken } = await signIn(dana);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.visitor().ask(REFRESH, { token: refreshToken })),
    );
    const next = new Set(answers.map(({ refreshSession }) => refreshSession.refreshToken));
    expect(next.size).toBe(1);
    expect(next).not.toContain(refreshToken);
    for (const { refreshSession } of answers) {
      const tab = new GraphQLPerson(app.address, dana.account, refreshSession.accessToken);
      expect((await tab.ask(ME)).me).toMatchObject({ email: dana.account.email });
    }
    await app.visitor().ask(REFRESH, { token: [...next][0] });
  });

  it('repeats a lost response up to 30 seconds later, with the newest token', async () => {
    const { refreshToken: first } = await signIn(await app.professional());
    const refresh = async (token: string) => (await app.visitor().ask(REFRESH, { token })).refreshSession.refreshToken;
    const second = await refresh(first);
    await letPass(29, first);
    expect(await refresh(first)).toBe(second);
    const third = await refresh(second);
    expect(await refresh(first)).toBe(third);
    expect(await refresh(second)).toBe(third);
    await letPass(2, first);
    await app.visitor().refused('UNAUTHENTICATED', REFRESH, { token: first });
    await app.visitor().refused('UNAUTHENTICATED', REFRESH, { token: third });
  });

  it('leaves a thief within the grace period with a used token, once the owner continues', async () => {
    const { refreshToken } = await signIn(await app.professional());
    const owner = (await app.visitor().ask(REFRESH, { token: refreshToken })).refreshSession.refreshToken;
    const thief = (await app.visitor().ask(REFRESH, { token: refreshToken })).refreshSession.refreshToken;
    const onwards = (await app.visitor().ask(REFRESH, { token: owner })).refreshSession.refreshToken;
    await letPass(31, owner);
    await app.visitor().refused('UNAUTHENTICATED', REFRESH, { token: thief });
    await app.visitor().refused('UNAUTHENTICATED', REFRESH, { token: onwards });
  });

  it('does not reopen a signed-out session, however recently its token was used', async () => {
    const dana = await app.professional();
    const { refreshToken } = await signIn(dana);
    const { refreshSession } = await app.visitor().ask(REFRESH, { token: refreshToken });
    await new GraphQLPerson(app.address, dana.account, refreshSession.accessToken).ask('mutation { signOut }');
    await app.visitor().refused('UNAUTHENTICATED', REFRESH, { token: refreshToken });
  });

  it('rejects foreign tokens', async () => {
    const dana = await app.professional();
    const [head, body, signature] = (dana.accessToken ?? '').split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${body}.`;
    for (const token of [unsigned, `${head}.${body}.${signature?.slice(2)}xx`, 'nonsense']) {
      await new GraphQLPerson(app.address, dana.account, token).refused('UNAUTHENTICATED', BUSINESS);
    }
  });

  it('is ended on one device, or on all', async () => {
    const dana = await app.professional();
    const phone = await signIn(dana);
    const desk = await signIn(dana);
    const onPhone = new GraphQLPerson(app.address, dana.account, phone.accessToken);
    const atDesk = new GraphQLPerson(app.address, dana.account, desk.accessToken);
    await onPhone.ask('mutation { signOut }');
    await expect.poll(async () => (await onPhone.send(ME)).data.me).toBeNull();
    await app.visitor().refused('UNAUTHENTICATED', REFRESH, { token: phone.refreshToken });
    expect((await atDesk.ask(ME)).me).toMatchObject({ email: dana.account.email });
    await atDesk.ask('mutation { signOutEverywhere }');
    await app.visitor().refused('UNAUTHENTICATED', REFRESH, { token: desk.refreshToken });
    await app.visitor().refused('UNAUTHENTICATED', 'mutation { signOutEverywhere }');
  });
});

describe('passwords', () => {
  const REQUEST = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
  const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
  const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';

  it('are reset by a single-use mailed link, which ends all sessions', async () => {
    const dana = await app.professional();
    const before = await signIn(dana);
    const { email } = dana.account;
    expect((await app.visitor().ask(REQUEST, { email })).requestPasswordReset).toBe(true);
    expect((await app.visitor().ask(REQUEST, { email: 'nobody@example.com' })).requestPasswordReset).toBe(true);
    const token = await linkToken(app.address, email, 'password');
    await app.visitor().refused('VALIDATION_FAILED', RESET, { input: { token, password: 'tiny' } });
    await app.visitor().ask(RESET, { input: { token, password: 'New-horse22' } });
    await app.visitor().refused('TOKEN_INVALID', RESET, { input: { token, password: 'New-horse33' } });
    await app.visitor().refused('INVALID_CREDENTIALS', SIGN_IN, { input: { email, password } });
    await app.visitor().refused('UNAUTHENTICATED', REFRESH, { token: before.refreshToken });
    await signIn(dana, { password: 'New-horse22' });
    await mailTo(app.address, email, 'was changed');
  });

  it('are changed with the old one, which ends other sessions', async () => {
    const dana = await app.professional();
    await hearOfPlan(app, dana, { tier: 'PREMIUM' });
    const here = await signIn(dana);
    const elsewhere = await signIn(dana);
    const person = new GraphQLPerson(app.address, dana.account, here.accessToken);
    const wrong = await person.refused('VALIDATION_FAILED', CHANGE, {
      input: { currentPassword: 'Wrong-horse1', newPassword: 'New-horse22' },
    });
    expect(wrong.extensions.fields).toMatchObject([{ path: 'currentPassword' }]);
    await person.ask(CHANGE, { input: { currentPassword: password, newPassword: 'New-horse22' } });
    await app.visitor().refused('UNAUTHENTICATED', REFRESH, { token: elsewhere.refreshToken });
    await app.visitor().ask(REFRESH, { token: here.refreshToken });
    await app
      .visitor()
      .refused('UNAUTHENTICATED', CHANGE, { input: { currentPassword: password, newPassword: 'New-horse22' } });
  });
});

describe('changing the email', () => {
  const REQUEST = 'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) }';
  const CONFIRM_CHANGE = 'mutation ($token: String!) { confirmEmailChange(token: $token) }';
  const CANCEL = 'mutation ($token: String!) { cancelEmailChange(token: $token) }';

  it('takes effect when the new address confirms', async () => {
    const dana = await app.professional();
    await dana.refused('VALIDATION_FAILED', REQUEST, {
      input: { newEmail: 'moved@example.com', password: 'Wrong-horse1' },
    });
    await dana.ask(REQUEST, { input: { newEmail: 'Moved@example.com', password } });
    const token = await linkToken(app.address, 'moved@example.com', 'email');
    const cancelToken = await linkToken(app.address, dana.account.email, 'about to change');
    expect((await dana.ask(ME)).me.email).toBe(dana.account.email);
    await dana.ask(CONFIRM_CHANGE, { token });
    expect((await dana.ask(ME)).me.email).toBe('moved@example.com');
    await app.visitor().refused('TOKEN_INVALID', CONFIRM_CHANGE, { token });
    await app.visitor().refused('TOKEN_INVALID', CANCEL, { token: cancelToken });
  });

  it('is canceled by the old address', async () => {
    const dana = await app.professional();
    await dana.ask(REQUEST, { input: { newEmail: 'thief@example.com', password } });
    const token = await linkToken(app.address, 'thief@example.com', 'email');
    await app.visitor().ask(CANCEL, { token: await linkToken(app.address, dana.account.email, 'about to change') });
    await app.visitor().refused('TOKEN_INVALID', CONFIRM_CHANGE, { token });
    expect((await dana.ask(ME)).me.email).toBe(dana.account.email);
  });

  it('never gives two accounts one address', async () => {
    const dana = await app.professional();
    const other = await app.professional('Other');
    await dana.ask(REQUEST, { input: { newEmail: other.account.email, password } });
    const token = await linkToken(app.address, other.account.email, 'new email');
    await app.visitor().refused('EMAIL_TAKEN', CONFIRM_CHANGE, { token });
  });
});

it('a person can change their name', async () => {
  const dana = await app.professional();
  const { updateProfile } = await dana.ask(
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { fullName } }',
    { input: { fullName: ' Dana R. ' } },
  );
  expect(updateProfile.fullName).toBe('Dana R.');
});
