import type { Page } from '@playwright/test';
import { GraphQLPerson } from '#tests/support/person.ts';

let people = 0;

/** Somebody new with an account on this server, made through the API, for tests that are not about signing up. */
export function newProfessional(url: string, fullName = 'Dana Ruiz'): Promise<GraphQLPerson> {
  people += 1;
  const email = `person${process.pid}-${people}@example.com`;
  return GraphQLPerson.signUp(url, { fullName, email, password: 'Correct-horse1' });
}

/** Signs in through the login screen. */
export async function signIn(page: Page, { account }: GraphQLPerson): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
}
