import 'reflect-metadata';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanUpSignIns } from '#server/features/identity/index.ts';
import { openApp, startTestApp, type TestApp } from '#tests/support/app.ts';
import { type Answer, linkToken } from '#tests/support/person.ts';
import { codeOf, letTriesAge, TestBrowser } from '#tests/support/signIns.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

/** Waits in seconds, of which some may have passed before the answer. */
const HALF_A_MINUTE = expect.toSatisfy((seconds: number) => seconds > 10 && seconds <= 30);
const A_MINUTE = expect.toSatisfy((seconds: number) => seconds > 30 && seconds <= 60);

const wrong = { password: 'Wrong-horse1' };

/** Signs in a number of times; returns the error codes. */
async function hammer(browser: TestBrowser, person: Parameters<TestBrowser['signIn']>[0], times: number) {
  const codes = [];
  for (let tries = 0; tries < times; tries++) codes.push(codeOf(await browser.signIn(person, wrong)));
  return codes;
}

const nobody = (name: string) => ({ account: { fullName: '', email: `${name}@example.com`, password: 'x' } }) as never;

describe('repeated sign-in attempts', () => {
  it('delay a stranger after five attempts, with the wait, which then doubles', async () => {
    const dana = await app.professional();
    const stranger = new TestBrowser(app, '198.51.100.1');
    expect(await hammer(stranger, dana, 5)).toEqual(Array(5).fill('INVALID_CREDENTIALS'));
    const { errors } = await stranger.signIn(dana);
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: HALF_A_MINUTE } }]);
    const { message, extensions } = errors![0]!;
    expect(message).toBe(`Too many tries. Try again in ${extensions.retryAfterSeconds} seconds`);

    await letTriesAge(app, 31);
    expect(await hammer(stranger, dana, 2)).toEqual(['INVALID_CREDENTIALS', 'RATE_LIMITED']);
    expect((await stranger.signIn(dana)).errors?.[0]?.extensions.retryAfterSeconds).toEqual(A_MINUTE);
    await letTriesAge(app, 61);
    expect((await stranger.signIn(dana)).errors).toBeUndefined();
    expect(await hammer(new TestBrowser(app, '198.51.100.2'), dana, 1)).toEqual(['INVALID_CREDENTIALS']);
  });

  it('have the same response for unknown addresses', async () => {
    const dana = await app.professional();
    const [known, unknown] = [new TestBrowser(app, '198.51.100.3'), new TestBrowser(app, '198.51.100.4')];
    expect(await hammer(known, dana, 6)).toEqual(await hammer(unknown, nobody('nobody'), 6));
    const [one, other] = [await known.signIn(dana, wrong), await unknown.signIn(nobody('nobody'), wrong)];
    // Ignores the seconds that have passed meanwhile.
    const inWords = ({ errors }: Answer) => JSON.stringify(errors).replaceAll(/\d+/g, '…');
    expect(inWords(other)).toEqual(inWords(one));
  });

  it('never lock out the owner: known devices and networks are counted separately', async () => {
    const dana = await app.professional();
    const own = new TestBrowser(app, '192.0.2.10');
    await own.signIn(dana);
    await hammer(new TestBrowser(app, '198.51.100.5'), dana, 6);
    expect((await own.signIn(dana)).errors).toBeUndefined();
    const otherBrowserAtHome = new TestBrowser(app, '192.0.2.10', 'Mozilla/5.0 (Macintosh) Firefox/140.0');
    expect((await otherBrowserAtHome.signIn(dana)).errors).toBeUndefined();
    const elsewhere = new TestBrowser(app, '192.0.2.99');
    expect(codeOf(await elsewhere.signIn(dana))).toBe('RATE_LIMITED');
  });

  it('never block the owner’s reset mail, from anywhere', async () => {
    const dana = await app.professional();
    await hammer(new TestBrowser(app, '198.51.100.6'), dana, 6);
    const abroad = new TestBrowser(app, '192.0.2.55');
    await abroad.send('mutation ($email: String!) { requestPasswordReset(email: $email) }', {
      email: dana.account.email,
    });
    const token = await linkToken(app.address, dana.account.email, 'password');
    await abroad.send('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', {
      input: { token, password: 'New-horse22' },
    });
    expect((await abroad.signIn(dana, { password: 'New-horse22' })).errors).toBeUndefined();
  });

  it('delay a known device too, after ten attempts', async () => {
    const dana = await app.professional();
    const own = new TestBrowser(app, '192.0.2.11');
    await own.signIn(dana);
    expect((await hammer(own, dana, 11)).at(-1)).toBe('RATE_LIMITED');
  });

  it('delay a network that tries many accounts, even with successful sign-ins to one', async () => {
    const thief = await app.professional();
    const network = '198.51.100.77';
    for (let tries = 0; tries < 19; tries++) await new TestBrowser(app, network).signIn(nobody(`a${tries}`), wrong);
    expect((await new TestBrowser(app, network).signIn(thief)).errors).toBeUndefined();
    expect(codeOf(await new TestBrowser(app, network).signIn(nobody('a20'), wrong))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await new TestBrowser(app, network).signIn(nobody('a21'), wrong))).toBe('RATE_LIMITED');
    expect(codeOf(await new TestBrowser(app, '198.51.100.78').signIn(nobody('a21'), wrong))).toBe(
      'INVALID_CREDENTIALS',
    );
  });

  it('are counted by /64 for IPv6', async () => {
    const at = (host: string) => new TestBrowser(app, `2001:db8:7:1::${host}`);
    for (let tries = 0; tries < 20; tries++) await at(tries.toString(16)).signIn(nobody(`b${tries}`), wrong);
    expect(codeOf(await at('ffff').signIn(nobody('b20'), wrong))).toBe('RATE_LIMITED');
    expect(codeOf(await new TestBrowser(app, '2001:db8:7:2::1').signIn(nobody('b20'), wrong))).toBe(
      'INVALID_CREDENTIALS',
    );
  });

  it('are limited exactly for a hundred concurrent ones', async () => {
    const dana = await app.professional();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => new TestBrowser(app, `198.18.0.${index}`).signIn(dana, wrong)),
    );
    expect(answers.filter((answer) => codeOf(answer) === 'INVALID_CREDENTIALS')).toHaveLength(5);
  });

  it('are counted across nodes and restarts', async () => {
    const dana = await app.professional();
    await hammer(new TestBrowser(app, '198.51.100.8'), dana, 5);
    const other = await openApp(app.databaseUrl);
    expect(codeOf(await new TestBrowser(other, '198.51.100.9').signIn(dana))).toBe('RATE_LIMITED');
  });

  it('expire', async () => {
    const { database, commands } = app.services;
    await letTriesAge(app, 25 * 60 * 60);
    await cleanUpSignIns({ commands });
    const { rows } = await sql`select from throttles`.execute(database.em.getKysely());
    expect(rows).toHaveLength(0);
  });
});

describe.each(['requestPasswordReset', 'resendConfirmation'])('mails of %s', (mutation) => {
  const ASK = `mutation ($email: String!) { ${mutation}(email: $email) }`;

  it('are limited to three for one address, known or not, without blocking its owner', async () => {
    const dana = await app.professional();
    const { email } = dana.account;
    const own = new TestBrowser(app, '192.0.2.20');
    await own.signIn(dana);
    for (const address of [email, `unknown-${mutation}@example.com`]) {
      const stranger = new TestBrowser(app, '203.0.113.77');
      for (const _ of [1, 2, 3]) expect((await stranger.send(ASK, { email: address })).errors).toBeUndefined();
      const { errors } = await stranger.send(ASK, { email: address });
      expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: HALF_A_MINUTE } }]);
    }
    expect((await own.send(ASK, { email })).errors).toBeUndefined();
    await letTriesAge(app, 25 * 60 * 60);
  });

  it('are limited to ten addresses for one network; others are not affected', async () => {
    const askFrom = (network: string, count: number) =>
      new TestBrowser(app, network).send(ASK, { email: `any${count}-${mutation}@example.com` });
    const network = '203.0.113.78';
    for (let count = 0; count < 10; count++) expect((await askFrom(network, count)).errors).toBeUndefined();
    const { errors } = await askFrom(network, 10);
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: HALF_A_MINUTE } }]);
    expect(errors?.[0]?.message).toBe('Too many tries. Try again in 30 seconds');
    expect((await askFrom('203.0.113.79', 10)).errors).toBeUndefined();
    await letTriesAge(app, 25 * 60 * 60);
  });
});

const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { email } }';
const SUBSCRIBE = 'mutation ($email: String!) { subscribeToNewsletter(email: $email) }';

describe('mails to arbitrary addresses', () => {
  const typed = (name: string) => `${name}@example.net`;
  const signUp = (browser: TestBrowser, name: string) =>
    browser.send(SIGN_UP, { input: { fullName: 'Dana Ruiz', email: typed(name), password: 'Correct-horse1' } });

  it('limit a network to twenty sign-ups; others are not affected', async () => {
    const network = '198.51.100.40';
    for (let count = 0; count < 20; count++)
      expect((await signUp(new TestBrowser(app, network), `s${count}`)).errors).toBeUndefined();
    const { errors } = await signUp(new TestBrowser(app, network), 's20');
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: HALF_A_MINUTE } }]);
    expect((await signUp(new TestBrowser(app, '198.51.100.41'), 's20')).errors).toBeUndefined();
  });

  it('do not count invalid input, but count taken addresses', async () => {
    const browser = new TestBrowser(app, '198.51.100.42');
    for (let count = 0; count < 25; count++) await signUp(browser, 'no spaces allowed');
    const { account } = await app.professional();
    const again = () => browser.send(SIGN_UP, { input: { ...account, fullName: 'Dana Ruiz' } });
    for (let count = 0; count < 5; count++) expect(codeOf(await again())).toBe('EMAIL_TAKEN');
    expect(codeOf(await again())).toBe('RATE_LIMITED');
  });

  it('limit a network to ten newsletter subscriptions, by API and form together', async () => {
    const network = '198.51.100.43';
    const byForm = async (name: string) => {
      const page = await fetch(`${app.address}/newsletter/subscribe`, {
        method: 'POST',
        headers: { 'x-forwarded-for': network },
        body: new URLSearchParams({ email: typed(name) }),
        redirect: 'manual',
      });
      return new URL(page.headers.get('location')!, app.address).searchParams.get('outcome');
    };
    const byApi = (name: string) => new TestBrowser(app, network).send(SUBSCRIBE, { email: typed(name) });
    for (let count = 0; count < 9; count++) expect((await byApi(`n${count}`)).errors).toBeUndefined();
    expect(await byForm('n9')).toBe('sent');
    expect(await byForm('n10')).toBe('too-many');
    expect(codeOf(await byApi('n10'))).toBe('RATE_LIMITED');
  });

  it('limit a person to five email changes', async () => {
    const dana = await app.professional();
    const { password } = dana.account;
    const change = (name: string) =>
      dana.send('mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) }', {
        input: { newEmail: typed(name), password },
      });
    for (let count = 0; count < 5; count++) expect((await change(`c${count}`)).errors).toBeUndefined();
    expect(codeOf(await change('c5'))).toBe('RATE_LIMITED');
  });
});

describe('Retry-After', () => {
  it('is sent with RATE_LIMITED and no other error', async () => {
    const ask = () =>
      fetch(`${app.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.44' },
        body: JSON.stringify({ query: SUBSCRIBE, variables: { email: 'retry@example.net' } }),
      });
    for (let count = 0; count < 10; count++) expect((await ask()).headers.get('retry-after')).toBeNull();
    expect((await ask()).headers.get('retry-after')).toBe('30');
  });
});

describe('the client address', () => {
  it('is trusted only from the configured proxies', async () => {
    const distrusting = await openApp(app.databaseUrl, { TRUST_PROXY: 'none' });
    for (let tries = 0; tries < 20; tries++)
      await new TestBrowser(distrusting, `198.18.1.${tries}`).signIn(nobody(`c${tries}`), wrong);
    expect(codeOf(await new TestBrowser(distrusting, '198.18.1.99').signIn(nobody('c20'), wrong))).toBe('RATE_LIMITED');
  });
});
