import 'reflect-metadata';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { deviceInWords } from '#server/features/identity/deviceInWords.ts';
import { cleanUpSignIns } from '#server/features/identity/index.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { mails, mailTo } from '#tests/support/mail.ts';
import { hearOfPlan } from '#tests/support/plans.ts';
import { ageProofs, codeOf, TestBrowser } from '#tests/support/signIns.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const SESSIONS = '{ activeSessions { id device deviceKind address place signedInAt lastSeenAt isCurrent } }';
const END = 'mutation ($id: ID!) { endSession(id: $id) }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ PLACE_HEADERS: 'x-city, x-country' });
});

const inOakland = { 'x-city': 'Oakland', 'x-country': 'US' };
const at = (network: string, userAgent?: string) => new TestBrowser(app, network, userAgent, inOakland);
const sessionsOf = async (browser: TestBrowser) => (await browser.send(SESSIONS)).data.activeSessions;

async function signedInTwice() {
  const dana = await app.professional();
  await hearOfPlan(app, dana, { tier: 'PREMIUM' });
  const [desk, phone] = [at('203.0.113.9'), at('2001:db8:1:2::9', IPHONE)];
  await desk.signIn(dana);
  await phone.signIn(dana);
  return { dana, desk, phone };
}

describe('active sessions', () => {
  it('show device, network and place, the current one first, and their last use', async () => {
    const { desk } = await signedInTwice();
    const sessions = await sessionsOf(desk);
    expect(sessions).toMatchObject([
      {
        device: 'Chrome on Windows',
        deviceKind: 'COMPUTER',
        address: '203.0.113.x',
        place: 'Oakland, US',
        isCurrent: true,
      },
      { device: 'Safari on iOS', deviceKind: 'PHONE', address: '2001:db8:1:…', isCurrent: false },
    ]);
    await desk.send('mutation { refreshSession { accessToken } }');
    const [current] = await sessionsOf(desk);
    expect(Date.parse(current.lastSeenAt)).toBeGreaterThan(Date.parse(sessions[0].lastSeenAt));
  });

  it('are ended individually at once; not those of others, nor twice', async () => {
    const { desk, phone } = await signedInTwice();
    const [, onPhone] = await sessionsOf(desk);
    const stranger = at('198.51.100.1');
    await stranger.signIn(await app.professional());
    expect(codeOf(await stranger.send(END, { id: onPhone.id }))).toBe('NOT_FOUND');
    expect((await desk.send(END, { id: onPhone.id })).data.endSession).toBe(true);
    expect(codeOf(await desk.send(END, { id: onPhone.id }))).toBe('NOT_FOUND');
    await expect
      .poll(async () => (await phone.send(SESSIONS)).errors?.[0]?.extensions)
      .toMatchObject({ code: 'UNAUTHENTICATED', sessionEnded: 'You ended this session on another device' });
    expect(codeOf(await phone.send('mutation { refreshSession { accessToken } }'))).toBe('UNAUTHENTICATED');
    expect(await sessionsOf(desk)).toHaveLength(1);
  });

  it('are ended except the current one', async () => {
    const { desk, phone } = await signedInTwice();
    expect((await desk.send('mutation { endOtherSessions }')).data.endOtherSessions).toBe(1);
    await expect.poll(async () => codeOf(await phone.send(SESSIONS))).toBe('UNAUTHENTICATED');
    expect(await sessionsOf(desk)).toMatchObject([{ isCurrent: true }]);
  });

  it('can be ended only after a recent step-up', async () => {
    const { dana, desk, phone } = await signedInTwice();
    const [, onPhone] = await sessionsOf(desk);
    await ageProofs(app, 11);
    expect(codeOf(await desk.send(END, { id: onPhone.id }))).toBe('STEP_UP_REQUIRED');
    for (const all of ['endOtherSessions', 'signOutEverywhere'])
      expect(codeOf(await desk.send(`mutation { ${all} }`))).toBe('STEP_UP_REQUIRED');
    expect(await sessionsOf(phone)).toHaveLength(2);
    await desk.send('mutation ($input: StepUpInput!) { stepUp(input: $input) }', {
      input: { password: dana.account.password },
    });
    expect((await desk.send(END, { id: onPhone.id })).data.endSession).toBe(true);
  });

  it('are visible to their owner only', async () => {
    expect(codeOf(await at('203.0.113.1').send(SESSIONS))).toBe('UNAUTHENTICATED');
  });
});

describe('a device', () => {
  const newDeviceMails = async (email: string) =>
    (await mails(app.address)).filter(({ to, subject }) => to.includes(email) && subject.startsWith('New sign-in'));

  it('that is new to an account sends a mail once; a known one and a sign-up send none', async () => {
    const dana = await app.professional();
    const { email } = dana.account;
    const phone = at('203.0.113.40', IPHONE);
    await phone.signIn(dana);
    expect(phone.cookie('whorl_device')).toMatch(/^[\w-]{32}$/);
    const { text } = await mailTo(app.address, email, 'New sign-in');
    for (const fact of ['Safari on iOS', 'Oakland, US (203.0.113.x)', '/auth/forgot-password'])
      expect(text).toContain(fact);

    // The same phone on another network.
    phone.network = '198.51.100.40';
    await phone.signIn(dana);
    const desk = at('198.51.100.41');
    await desk.signIn(dana);
    await expect.poll(() => newDeviceMails(email)).toHaveLength(2);
    expect((await newDeviceMails(email))[0]?.text).toContain('Chrome on Windows');
  });

  it('is named by its user agent', () => {
    expect(deviceInWords(IPHONE)).toEqual({ kind: 'PHONE', name: 'Safari on iOS' });
    expect(deviceInWords('curl/8.5.0')).toEqual({ kind: 'PROGRAM', name: 'curl' });
    expect(deviceInWords('<script>alert(1)</script>').kind).toBe('PROGRAM');
    expect(deviceInWords('')).toEqual({ kind: 'PROGRAM', name: 'Unknown device' });
    expect(deviceInWords(null)).toEqual({ kind: 'PROGRAM', name: 'Unknown device' });
  });
});

it('has no place from headers of untrusted visitors', async () => {
  const distrusting = await startTestApp({ TRUST_PROXY: 'none', PLACE_HEADERS: 'x-city' });
  const dana = await distrusting.professional();
  const browser = new TestBrowser(distrusting, '203.0.113.1', IPHONE, { 'x-city': 'Atlantis' });
  await browser.signIn(dana);
  expect(await sessionsOf(browser)).toMatchObject([{ place: null, address: 'This server’s own machine' }]);
});

/** Moves all times of a person's sessions a number of days into the past. */
const ageSessions = (userId: string, days: number) =>
  sql`update sessions set created_at = created_at - make_interval(days => ${days}),
    last_used_at = last_used_at - make_interval(days => ${days}), ended_at = ended_at - make_interval(days => ${days})
    where user_id = ${userId}`.execute(app.services.database.em.getKysely());

it('a session ends after 90 days, however it is used, with the reason', async () => {
  const dana = await app.professional();
  const desk = at('203.0.113.9');
  await desk.signIn(dana, { rememberMe: true });
  const { userId } = app.services.accessTokens.read(dana.accessToken!)!;
  const refresh = () => desk.send('mutation { refreshSession { accessToken } }');
  await ageSessions(userId, 89);
  expect((await refresh()).errors).toBeUndefined();
  await ageSessions(userId, 1);
  const sessionEnded = 'You were signed in for 90 days, the maximum';
  expect((await refresh()).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED', sessionEnded } }]);
  expect(codeOf(await desk.send(SESSIONS))).toBe('UNAUTHENTICATED');
  expect((await desk.signIn(dana)).errors).toBeUndefined();
});

describe('ended sessions', () => {
  const kept = async (userId: string) => {
    const { rows } = await sql<{
      id: string;
    }>`select id from sessions where user_id = ${userId} order by created_at`.execute(
      app.services.database.em.getKysely(),
    );
    return rows.map(({ id }) => id);
  };
  it('are deleted after 90 days, ended or expired, except the latest of each person', async () => {
    const { dana, desk, phone } = await signedInTwice();
    const { userId } = app.services.accessTokens.read(dana.accessToken!)!;
    await desk.send('mutation { signOut }');
    const [first, second, third] = await kept(userId);
    await ageSessions(userId, 89);
    await cleanUpSignIns(app.services);
    expect(await kept(userId)).toEqual([first, second, third]);
    await ageSessions(userId, 2);
    await cleanUpSignIns(app.services);
    expect(await kept(userId)).toEqual([third]);
    await phone.signIn(dana);
    await cleanUpSignIns(app.services);
    expect(await kept(userId)).toHaveLength(1);
  });
});
