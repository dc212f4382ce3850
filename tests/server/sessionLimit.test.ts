import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { hearOfPlan } from '#tests/support/plans.ts';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken refreshToken } }';
const REFRESH = 'mutation ($token: String) { refreshSession(refreshToken: $token) { accessToken } }';
const BUSINESS = '{ business { name } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

async function signIn({ account }: GraphQLPerson) {
  const { email, password } = account;
  const input = { email, password, tokenDelivery: 'BODY' };
  const { signIn: session } = await app.visitor().ask(SIGN_IN, { input });
  return {
    person: new GraphQLPerson(app.address, account, session.accessToken),
    refreshToken: session.refreshToken as string,
  };
}

/** Returns why a session was ended; undefined while it is valid. */
const toldWhy = async (person: GraphQLPerson) => (await person.send(BUSINESS)).errors?.[0]?.extensions.sessionEnded;

describe('signing in above the plan’s session limit', () => {
  it('ends the existing session, with the reason in its next request and refresh', async () => {
    const dana = await app.professional();
    const first = await signIn(dana);
    const second = await signIn(dana);
    const why = 'You signed in on another device, and your plan allows 1 session at a time';
    await expect.poll(() => toldWhy(first.person)).toBe(why);
    const refused = await app.visitor().refused('UNAUTHENTICATED', REFRESH, { token: first.refreshToken });
    expect(refused).toMatchObject({ message: 'Auth session missing!', extensions: { sessionEnded: why } });
    const page = await first.person.get('/export/customers.csv');
    expect(page.status).toBe(401);
    expect(await toldWhy(second.person)).toBeUndefined();
  });

  it('ends the least recently used one, where the plan allows two', async () => {
    const dana = await app.professional();
    await hearOfPlan(app, dana, { tier: 'PREMIUM' });
    const [older, newer] = [await signIn(dana), await signIn(dana)];
    await app.visitor().ask(REFRESH, { token: older.refreshToken });
    await signIn(dana);
    await expect.poll(() => toldWhy(newer.person)).toContain('2 sessions at a time');
    expect(await toldWhy(older.person)).toBeUndefined();
  });

  it('keeps the limit for concurrent sign-ins', async () => {
    const dana = await app.professional();
    const sessions = await Promise.all(Array.from({ length: 5 }, () => signIn(dana)));
    const refreshed = await Promise.all(
      sessions.map(({ refreshToken }) => app.visitor().send(REFRESH, { token: refreshToken })),
    );
    expect(refreshed.filter(({ errors }) => !errors)).toHaveLength(1);
  });
});
