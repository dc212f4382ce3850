import { withDebtor } from '#tests/support/invoices.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

test('who has no email address is given quote and invoice by hand', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  const quote = await (await withCustomer(dana, { name: 'Walk In', email: null })).create();
  const invoice = await (await withDebtor(dana, { name: 'Walk In', email: null })).create();
  await signIn(page, dana);

  for (const path of [`quotes/${quote.id}`, `invoices/${invoice.id}`]) {
    await page.goto(`/dashboard/${path}`);
    await page.getByRole('button', { name: 'Mark as given by hand…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as given' }).click();
    await expect(page.getByText('marked as given to Walk In')).toBeVisible();
    await expect(page.getByText('by hand').last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as given by hand…' })).toBeHidden();
  }
  await expect(page.getByRole('button', { name: 'Record payment' })).toBeVisible();
});

test('a customer with an address can be given an invoice by hand too', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  const invoice = await (await withDebtor(dana)).create();
  await signIn(page, dana, `/dashboard/invoices/${invoice.id}`);
  await expect(page.getByRole('button', { name: 'Send invoice' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark as given by hand…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as given' }).click();
  await expect(page.getByRole('button', { name: 'Record payment' })).toBeVisible();
});

test('settings ask to check a time zone that was guessed', async ({ page, server }) => {
  const account = {
    fullName: 'Odd Browser',
    email: 'odd@example.com',
    password: 'Correct-horse1',
    timeZone: 'EST5EDT',
  };
  await signIn(page, await GraphQLPerson.signUp(server.url, account), '/dashboard/settings');
  const notice = page.getByRole('alert').filter({ hasText: 'Check your time zone' });
  await expect(notice).toContainText('America/New York');
  await notice.getByRole('button', { name: 'That’s right' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/New York');
  await expect(notice).toBeHidden();
});
