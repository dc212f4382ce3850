import { sentInvoice, tokenOf } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

test('a professional connects Stripe, a customer pays by card, and both see it without a reload', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const dana = await newProfessional(server.url);
  const invoice = await sentInvoice(await withCustomer(dana));
  await signIn(page, dana, '/dashboard/settings/payments');
  await expect(page.getByText('Sandbox: no real money')).toBeVisible();
  await page.getByRole('button', { name: 'Connect Stripe' }).click();
  await page.waitForURL('**/sandbox/stripe/**');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Save and return' }).click();
  await page.waitForURL('**/dashboard/settings/payments');
  await expect(page.getByText('Customers can pay online')).toBeVisible();

  await page.goto(`/dashboard/invoices/${invoice.id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${invoice.number}` })).toBeVisible();

  const customer = await (await browser.newContext({ baseURL: server.url })).newPage();
  await customer.goto(`/portal/invoice/${tokenOf(invoice)}`);
  await customer.getByRole('button', { name: /^Pay \$/ }).click();
  await customer.waitForURL('**/sandbox/stripe/**');
  await expect(customer.getByText('no real money')).toBeVisible();
  await customer.getByRole('button', { name: /^Pay/ }).click();
  await customer.waitForURL(/\/portal\/invoice\/[\w-]+$/);
  await expect(customer.getByText('Paid in full')).toBeVisible();

  await expect(page.getByText('Payment received')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Payments' }).getByText(/Card/)).toBeVisible();
});
