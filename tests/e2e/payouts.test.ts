import { formatDate } from '#domain/dates.ts';
import { mailTo } from '#tests/support/mail.ts';
import { checkoutPage, connectPayments } from '#tests/support/onlinePayments.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { sentInvoice } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

test('a part goes back from the invoice’s page: the row, the mail and the month say so, and the payout follows', async ({
  page,
  server,
}) => {
  test.slow();
  const dana = await newProfessional(server.url);
  const email = `payer-${Date.now()}@example.com`;
  const invoice = await sentInvoice(await withCustomer(dana, { email }));
  const processor = await connectPayments({ address: server.url }, dana);
  await processor.pay(await checkoutPage(new GraphQLPerson(server.url), invoice, invoice.totalCents));
  await signIn(page, dana, `/dashboard/invoices/${invoice.id}`);
  const payments = page.getByRole('list', { name: 'Payments' });
  await expect(payments.getByText(/after fees of/)).toBeVisible();
  await payments.getByRole('button', { name: /more/ }).click();
  await page.getByRole('menuitem', { name: 'Refund…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Refund' });
  await sheet.getByLabel('Amount').fill('10');
  await sheet.getByRole('button', { name: 'Refund $10.00' }).click();
  await expect(payments.getByText('Card · partly refunded')).toBeVisible();
  await expect(payments.getByText('$10.00 went back.')).toBeVisible();
  await expect(page.getByText(/^Received \$60\.00 · fees \$2\.33 · net \$57\.67$/)).toBeVisible();
  expect((await mailTo(server.url, email, 'Partial refund of $10.00')).text).toContain('five to ten business days');

  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Paid this month/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible();
  const figures = page.getByRole('region', { name: 'After fees' });
  await expect(figures).toHaveText(/Received\$70\.00Refunded-\$10\.00Fees-\$2\.33Net\$57\.67/);
  await page.getByRole('link', { name: 'Previous month' }).click();
  await expect(page.getByText(/^No payments in/)).toBeVisible();
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(figures).toBeVisible();

  await page.goto('/dashboard/settings/payments');
  const payouts = page.getByRole('region', { name: 'Payouts' });
  await expect(payouts.getByText('No payouts yet.')).toBeVisible();
  const [account] = await server.sql(
    'select a.account_id as id from stripe_accounts a join invoices i on i.business_id = a.business_id where i.id = $1',
    [invoice.id],
  );
  await processor.control('pay-out', account as { id: string });
  await expect(payouts.getByText('On its way')).toBeVisible();
  await expect(payouts.getByText('$57.67')).toBeVisible();
});

test('a dispute shows with the day until which it can be answered', async ({ page, server }) => {
  test.slow();
  const dana = await newProfessional(server.url);
  const invoice = await sentInvoice(await withCustomer(dana));
  const processor = await connectPayments({ address: server.url }, dana);
  await signIn(page, dana, `/dashboard/invoices/${invoice.id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${invoice.number}` })).toBeVisible();

  const checkout = await checkoutPage(new GraphQLPerson(server.url), invoice, invoice.totalCents);
  await processor.pay(checkout, { outcome: 'dispute' });
  const payments = page.getByRole('list', { name: 'Payments' });
  await expect(payments.getByText('Card · disputed')).toBeVisible();
  const [row] = await server.sql(
    `select to_char((p.dispute ->> 'dueBy')::timestamptz at time zone b.time_zone, 'YYYY-MM-DD') as day
     from payments p join businesses b on b.id = p.business_id where p.invoice_id = $1`,
    [invoice.id],
  );
  const dueBy = formatDate(String(row?.day));
  await expect(payments.getByText(`Respond in Stripe by ${dueBy}.`)).toBeVisible();
});
