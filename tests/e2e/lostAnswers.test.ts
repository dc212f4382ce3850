import type { Page } from '@playwright/test';
import { sentInvoice } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { operationOf } from './authPages/operations.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

/** Loses each answer to an operation, which the server gives all the same, until what it answers is called. */
async function loseAnswers(page: Page, operation: string): Promise<() => void> {
  let isLosing = true;
  await page.route('**/graphql', async (route) => {
    if (!isLosing || operationOf(route.request()) !== operation) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  return () => {
    isLosing = false;
  };
}

const lines = [{ type: 'ROLLING', description: 'Live scan rolling fee', quantity: 2, unitCents: 5000 }];
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Record payment' });

test('a payment whose answer was lost, then amended, is told of and recorded once', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  const invoice = await sentInvoice(await withCustomer(dana), { lines });
  await signIn(page, dana);
  const stopLosing = await loseAnswers(page, 'RecordPayment');
  await page.goto(`/dashboard/invoices/${invoice.id}`);
  await page.getByRole('button', { name: 'Record payment' }).click();
  await sheet(page).getByLabel('Amount').fill('50.00');
  await sheet(page).getByRole('button', { name: 'Record $50.00' }).click();
  await expect(sheet(page).getByText(/reach the server/)).toBeVisible({ timeout: 60_000 });
  stopLosing();
  await sheet(page).getByLabel('Amount').fill('5.00');
  await sheet(page).getByRole('button', { name: 'Record $5.00' }).click();
  await expect(
    sheet(page).getByText(/Your first attempt went through: payment of \$50\.00 was recorded/),
  ).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: 'View it' })).toBeVisible();
  const PAID = 'query ($id: ID!) { invoice(id: $id) { payments { amountCents } } }';
  expect((await dana.ask(PAID, { id: invoice.id })).invoice.payments).toEqual([{ amountCents: 5_000 }]);
});

test('a customer whose answer was lost is made once, also where the form is opened anew', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  await signIn(page, dana);
  const stopLosing = await loseAnswers(page, 'CreateCustomer');
  await page.goto('/dashboard/customers/new');
  await page.getByLabel('Name').fill('Ada Park');
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByText(/reach the server/)).toBeVisible({ timeout: 60_000 });
  stopLosing();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Park');
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByText(/customer Ada Park was added/)).toBeVisible();
  expect((await dana.ask('{ customers { totalCount } }')).customers.totalCount).toBe(1);
});

test('two tabs that edit one customer keep what each changed, and ask where both changed the same', async ({
  page,
  context,
  server,
}) => {
  const dana = await newProfessional(server.url);
  const { customerId } = await withCustomer(dana);
  await signIn(page, dana);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/dashboard/customers/edit/${customerId}`);
    await expect(tab.getByLabel('Name')).toHaveValue('Bay Staffing');
  }
  await page.getByLabel('Phone').fill('510 555 0100');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Rings twice');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bay Staffing', exact: true })).toBeVisible();

  await other.getByLabel('Phone').fill('510 555 0199');
  await other.getByLabel('Email').fill('desk@baystaffing.example');
  await other.getByRole('button', { name: 'Save customer' }).click();
  const dialog = other.getByRole('dialog', { name: 'Someone else changed this too' });
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
  await expect(dialog).toContainText('510 555 0100');
  await expect(dialog).toContainText('510 555 0199');
  await dialog.getByRole('radio', { name: 'Theirs' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Bay Staffing', exact: true })).toBeVisible();
  const READ = 'query ($id: ID!) { customer(id: $id) { phone notes email } }';
  expect((await dana.ask(READ, { id: customerId })).customer).toEqual({
    phone: '510 555 0100',
    notes: 'Rings twice',
    email: 'desk@baystaffing.example',
  });
});

test('a draft is shown to nobody else who signs in on the device', async ({ page, server }) => {
  const [dana, erin] = [await newProfessional(server.url), await newProfessional(server.url, 'Erin Holt')];
  await signIn(page, dana, '/dashboard/customers/new');
  await page.getByLabel('Name').fill('Seen by Dana alone');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Seen by Dana alone');
  // Kept as drafts were before they had an owner.
  await page.evaluate(() => localStorage.setItem('whorl-draft:customer:new', '{"values":{"name":"Old"},"savedAt":""}'));

  await signIn(page, erin, '/dashboard/customers/new');
  await expect(page.getByRole('button', { name: 'Add customer' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('whorl-draft:')));
  expect(await kept()).toEqual([]);

  await page.getByLabel('Name').fill('Seen by Erin alone');
  await expect.poll(kept).toHaveLength(1);
  // Her session is ended elsewhere.
  await erin.ask('mutation { signOut }');
  await page.goto('/dashboard/customers');
  await expect(page).toHaveURL(/auth\/login/);
  expect(await kept()).toEqual([]);
});
