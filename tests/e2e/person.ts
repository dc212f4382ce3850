import type { Page } from '@playwright/test';
import { GraphQLPerson } from '#tests/support/person.ts';
import type { TestServer } from '#tests/support/server.ts';

let people = 0;

/** Somebody new with an account on this server, made through the API, for tests that are not about signing up. */
export function newProfessional(url: string, fullName = 'Dana Ruiz'): Promise<GraphQLPerson> {
  return GraphQLPerson.signUp(url, { fullName, email: newAddress(), password });
}

/** The same with access to the beta, and so with Premium's limits: two sessions at a time. */
export async function newBetaTester(server: TestServer): Promise<GraphQLPerson> {
  const email = newAddress();
  const betaToken = /invitation=([\w-]+)/.exec(await server.run('whorl', 'beta:invite', email, '30'))?.[1];
  return GraphQLPerson.signUp(server.url, { fullName: 'Dana Ruiz', email, password, betaToken });
}

const password = 'Correct-horse1';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }';

/** Returns an email address that nobody has on this server. */
export function newAddress(): string {
  people += 1;
  return `person${process.pid}-${people}@example.com`;
}

/** Signs this browser in and opens a page of the dashboard; the login screen has tests of its own. */
export async function signIn(page: Page, person: GraphQLPerson, path = '/dashboard'): Promise<void> {
  await openSession(page, person);
  await page.goto(path);
  // Once the dashboard has its session, public pages and auth pages have it too.
  await page.waitForFunction(() => localStorage.getItem('whorl-signed-in') === '1');
}

/**
 * Gives this browser the cookie of a new session, and opens nothing. The trial has one session, so that the test's own requests
 * to the API use it from then on.
 */
export async function openSession(page: Page, person: GraphQLPerson): Promise<void> {
  // The end of the session before would send an open page to the login, in the middle of opening another.
  await page.goto('about:blank');
  const { email, password } = person.account;
  const answer = await page.request.post('/graphql', {
    data: { query: SIGN_IN, variables: { input: { email, password } } },
  });
  person.accessToken = (await answer.json()).data.signIn.accessToken;
}
