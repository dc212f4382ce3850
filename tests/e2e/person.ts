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
  const betaToken = /invitation=([\w-]+)/.exec(await server.run('betaInvite', email, '30'))?.[1];
  return GraphQLPerson.signUp(server.url, { fullName: 'Dana Ruiz', email, password, betaToken });
}

const password = 'Correct-horse1';

function newAddress(): string {
  people += 1;
  return `person${process.pid}-${people}@example.com`;
}

/** Signs in through the login screen. The trial has one session: what the test asks the API from then on, it asks in this one. */
export async function signIn(page: Page, person: GraphQLPerson): Promise<void> {
  const { account } = person;
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  const authorized = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  person.accessToken = (await authorized).headers().authorization?.replace('Bearer ', '');
}
