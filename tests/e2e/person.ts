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

function newAddress(): string {
  people += 1;
  return `person${process.pid}-${people}@example.com`;
}

/**
 * Has this browser signed in, and opens Today; the login screen has tests of its own. The trial has one session: what the
 * test asks the API from then on, it asks in this one.
 */
export async function signIn(page: Page, person: GraphQLPerson): Promise<void> {
  // What is open still would be sent to the login by the session's end, in the middle of opening Today.
  await page.goto('about:blank');
  const { email, password } = person.account;
  const answer = await page.request.post('/graphql', {
    data: { query: SIGN_IN, variables: { input: { email, password } } },
  });
  person.accessToken = (await answer.json()).data.signIn.accessToken;
  await page.goto('/dashboard');
  // Once the dashboard has its session, public pages and auth pages know of it too.
  await page.waitForFunction(() => localStorage.getItem('whorl-signed-in') === '1');
}
