import type { Browser, Page } from '@playwright/test';
import { RECORD_PAYMENT } from '#tests/support/invoices.ts';
import { choosePayments, connectPayments, type Processor } from '#tests/support/onlinePayments.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { sentInvoice, tokenOf } from '#tests/support/portal.ts';
import { type Writer, withCustomer } from '#tests/support/quotes.ts';
import type { TestServer } from '#tests/support/server.ts';
import { newProfessional, openSession } from './person.ts';
import { expect, test } from './test.ts';

interface Scene {
  dana: GraphQLPerson;
  writer: Writer;
  processor: Processor;
  /** The customer's own browser. */
  customer: Page;
}

/** A professional who takes payments online, signed in on the page, and a customer beside them. */
async function scene(page: Page, browser: Browser, server: TestServer): Promise<Scene> {
  const dana = await newProfessional(server.url);
  const writer = await withCustomer(dana);
  const processor = await connectPayments({ address: server.url }, dana);
  await openSession(page, dana);
  const customer = await (await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })).newPage();
  return { dana, writer, processor, customer };
}

/** A sent invoice, open before the professional and the customer. */
async function invoiceBeforeBoth(page: Page, customer: Page, writer: Writer) {
  const invoice = await sentInvoice(writer);
  await page.goto(`/dashboard/invoices/${invoice.id}`);
  await customer.goto(`/portal/invoice/${tokenOf(invoice)}`);
  return invoice;
}

/** On the processor's page: pays this way, with this to come of it. */
async function payAs(customer: Page, { method = 'Card', outcome = 'Succeeds' } = {}): Promise<void> {
  await customer.waitForURL('**/sandbox/stripe/**');
  await customer.getByRole('radio', { name: method }).check();
  await customer.getByLabel('What the card, wallet or bank account does').selectOption({ label: outcome });
  await customer.getByRole('button', { name: /^Pay/ }).click();
}

const backOn = (customer: Page, what: 'invoice' | 'quote') =>
  customer.waitForURL(new RegExp(`/portal/${what}/[\\w-]+$`));

const newestIntent = async (server: TestServer, invoiceId: string) => {
  const [row] = await server.sql(
    'select stripe_intent_id as id from payments where invoice_id = $1 and stripe_intent_id is not null order by id desc limit 1',
    [invoiceId],
  );
  return String(row?.id);
};

test('a part and a tip: the rest stays owed, and the tip stands apart', async ({ page, browser, server }) => {
  test.slow();
  const { dana, writer, customer } = await scene(page, browser, server);
  await choosePayments(dana, { tips: true });
  await invoiceBeforeBoth(page, customer, writer);
  await customer.getByText('Other amount').click();
  await customer.getByLabel('Amount', { exact: true }).fill('20');
  await customer.getByText('15%').click();
  await expect(customer.getByText('$3.00 in addition to $20.00')).toBeVisible();
  await customer.getByRole('button', { name: 'Pay $23.00' }).click();
  await payAs(customer);
  await backOn(customer, 'invoice');
  await expect(customer.getByText('$20.00 of $70.00 is paid.')).toBeVisible();
  await expect(customer.getByText('Card · $3.00 of it a tip')).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Pay $50.00' })).toBeVisible();

  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$50.00');
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText('$3.00 of it is a tip.');
});

test('the page offers what the business chose, and no more', async ({ page, browser, server }) => {
  const { dana, writer, customer } = await scene(page, browser, server);
  const invoice = await sentInvoice(writer);
  const kept = (choices: object) =>
    expect.poll(async () => (await dana.ask('{ business { partPayments tips } }')).business).toEqual(choices);
  const parts = page.getByRole('switch', { name: 'Partial payments' });
  const tips = page.getByRole('switch', { name: 'Tips' });
  await page.goto('/dashboard/settings/payments');
  await expect(parts).toBeChecked();
  await expect(tips).not.toBeChecked();
  await parts.click();
  await tips.click();
  await kept({ partPayments: false, tips: true });
  await customer.goto(`/portal/invoice/${tokenOf(invoice)}`);
  await expect(customer.getByRole('radiogroup', { name: 'Tip' })).toBeVisible();
  await expect(customer.getByText('Other amount')).toBeHidden();

  await page.reload();
  await expect(parts).not.toBeChecked();
  await expect(tips).toBeChecked();
  await tips.click();
  await kept({ partPayments: false, tips: false });
  await customer.reload();
  await expect(customer.getByRole('button', { name: 'Pay $70.00' })).toBeVisible();
  await expect(customer.getByRole('radiogroup', { name: 'Tip' })).toBeHidden();
});

test('the deposit of a quote that was just accepted makes it an invoice, which both see', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const { writer, customer } = await scene(page, browser, server);
  const quote = await writer.sent({ depositCents: 3_000 });
  await page.goto(`/dashboard/quotes/${quote.id}`);
  await expect(page.getByText('Deposit on acceptance')).toBeVisible();
  await customer.goto(`/portal/quote/${tokenOf(quote)}`);
  await customer.getByRole('button', { name: 'Accept' }).click();
  await customer.getByRole('dialog').getByLabel('Your full name').fill('Robin Vale');
  await customer
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(page.getByText('Deposit due now')).toBeVisible();

  await customer.getByRole('button', { name: 'Pay $30.00' }).click();
  await customer.waitForURL('**/sandbox/stripe/**');
  await expect(customer.getByText(`Deposit for quote ${quote.number}`)).toBeVisible();
  await payAs(customer);
  await backOn(customer, 'quote');
  await expect(customer.getByText('Deposit paid')).toBeVisible();
  await expect(customer.getByRole('button', { name: /^Pay/ })).toBeHidden();

  await expect(page.getByText('Deposit, paid')).toBeVisible();
  await expect(page.getByText('Accepted and converted to an invoice')).toBeVisible();
  await customer.getByRole('link', { name: /^invoice / }).click();
  await expect(customer.getByText('$30.00 of $70.00 is paid.')).toBeVisible();
  await expect(customer.getByText('Card · deposit')).toBeVisible();
});

test('3-D Secure, a decline that says why, turning back, and then success', async ({
  page,
  browser,
  server,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same at a desk, and slow');
  test.slow();
  const { writer, customer } = await scene(page, browser, server);
  await invoiceBeforeBoth(page, customer, writer);
  await customer.getByRole('button', { name: 'Pay $70.00' }).click();
  await payAs(customer, { outcome: 'Declined: insufficient funds' });
  await expect(customer.getByRole('alert')).toBeVisible();
  await customer
    .getByRole('link', { name: /Back to/ })
    .first()
    .click();
  await backOn(customer, 'invoice');
  await expect(customer.getByText('You weren’t charged')).toBeVisible();
  await expect(customer.getByText('Your payment didn’t go through')).toBeVisible();
  await expect(customer.getByText(/not enough money in the account/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText('Card · failed');

  await customer.getByRole('button', { name: 'Pay $70.00' }).click();
  await payAs(customer, { outcome: 'Needs 3-D Secure' });
  await customer.getByRole('button', { name: 'Complete' }).click();
  await backOn(customer, 'invoice');
  await expect(customer.getByText('Paid in full')).toBeVisible();
  await expect(customer.getByText('Your payment didn’t go through')).toBeHidden();
  await expect(page.getByText('Paid in full')).toBeVisible();
});

test('money that comes after cash was taken is a credit, which one tap gives back', async ({
  page,
  browser,
  server,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on a phone');
  test.slow();
  const { dana, writer, processor, customer } = await scene(page, browser, server);
  const invoice = await invoiceBeforeBoth(page, customer, writer);
  await customer.getByRole('button', { name: 'Pay $70.00' }).click();
  await payAs(customer, { method: 'Bank account' });
  await backOn(customer, 'invoice');
  await expect(customer.getByText('$70.00 clears in up to 4 business days.')).toBeVisible();
  await dana.ask(RECORD_PAYMENT, { input: { invoiceId: invoice.id, amountCents: 7_000, method: 'CASH' } });
  await processor.control('settle', { id: await newestIntent(server, invoice.id) });

  const payments = page.getByRole('list', { name: 'Payments' });
  await expect(payments).toContainText('$70.00 is more than was owed.');
  await payments.getByRole('button', { name: 'Give $70.00 back' }).click();
  await expect(payments).toContainText('Bank transfer · refunded');
  await expect(payments).not.toContainText('more than was owed');
  await expect(page.getByText('Paid in full')).toBeVisible();
});

test('a bank transfer is on its way, then clears before everybody’s eyes', async ({ page, browser, server }) => {
  test.slow();
  const { writer, processor, customer } = await scene(page, browser, server);
  const invoice = await invoiceBeforeBoth(page, customer, writer);
  await customer.getByRole('button', { name: 'Pay $70.00' }).click();
  await payAs(customer, { method: 'Bank account' });
  await backOn(customer, 'invoice');
  await expect(customer.getByText('$70.00 clears in up to 4 business days.')).toBeVisible();
  await expect(customer.getByRole('button', { name: /^Pay/ })).toBeHidden();
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText('Bank transfer · on its way');
  await processor.control('settle', { id: await newestIntent(server, invoice.id) });
  await expect(customer.getByText('Paid in full')).toBeVisible();
  await expect(page.getByText('Paid in full')).toBeVisible();
});

test('a bank transfer that fails opens the balance again, with the reason', async ({
  page,
  browser,
  server,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same at a desk, and slow');
  test.slow();
  const { writer, processor, customer } = await scene(page, browser, server);
  const invoice = await invoiceBeforeBoth(page, customer, writer);
  await customer.getByRole('button', { name: 'Pay $70.00' }).click();
  await payAs(customer, { method: 'Bank account' });
  await backOn(customer, 'invoice');
  await expect(customer.getByText('Bank transfer on its way')).toBeVisible();
  await processor.control('fail', { id: await newestIntent(server, invoice.id) });
  await expect(customer.getByText('Your payment didn’t go through')).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Pay $70.00' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText('Bank transfer · failed');
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$70.00');
});

test('at the door: the professional’s screen shows the code, and turns to paid by itself', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const { writer, processor, customer } = await scene(page, browser, server);
  const invoice = await sentInvoice(writer);
  await page.goto(`/dashboard/invoices/${invoice.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Show QR code' }).click();
  const sheet = page.getByRole('dialog', { name: `Invoice ${invoice.number}` });
  const code = sheet.getByRole('img', { name: `QR code to pay invoice ${invoice.number}` });
  await expect(code).toBeVisible();
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240);
  await expect(sheet.getByRole('status')).toContainText('$70.00');
  await customer.goto(`/portal/invoice/${tokenOf(invoice)}`);
  await customer.getByRole('button', { name: 'Pay $70.00' }).click();
  await customer.waitForURL('**/sandbox/stripe/**');
  await processor.pay(customer.url());
  await expect(sheet.getByRole('status')).toContainText('Paid');
  await expect(code).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});
