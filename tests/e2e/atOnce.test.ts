import type { Page } from '@playwright/test';
import { pay, sentInvoice } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { hold } from './authPages/operations.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

const lines = [{ type: 'ROLLING', description: 'Live scan rolling fee', quantity: 2, unitCents: 5000 }];
const balance = (page: Page) => page.getByRole('region', { name: 'Balance' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Record payment' });

test('opening an invoice, a quote and a customer from their lists shows at once what the list knew', async ({
  page,
  server,
}) => {
  const dana = await newProfessional(server.url);
  const writer = await withCustomer(dana);
  const invoice = await sentInvoice(writer, { lines });
  const quote = await writer.sent({ lines });
  await signIn(page, dana);
  const all = [
    { list: 'invoices', operation: 'InvoicePage', name: invoice.number, heading: `Invoice ${invoice.number}` },
    { list: 'quotes', operation: 'QuotePage', name: quote.number, heading: `Quote ${quote.number}` },
    { list: 'customers', operation: 'CustomerPage', name: 'Bay Staffing', heading: 'Bay Staffing' },
  ];
  for (const { list, operation, name, heading } of all) {
    await page.goto(`/dashboard/${list}`);
    const letGo = await hold(page, operation);
    await page.getByRole('link', { name }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(main.getByText('$100.00').first()).toBeVisible();
    await expect(main.getByText('Bay Staffing').first()).toBeVisible();
    await expect(main.getByText('Live scan rolling fee')).toBeHidden();
    const top = await main.getByText('$100.00').first().boundingBox();
    letGo();
    await expect(main.getByText(list === 'customers' ? invoice.number : 'Live scan rolling fee').first()).toBeVisible();
    // Nothing that was there has moved.
    expect(await main.getByText('$100.00').first().boundingBox()).toEqual(top);
  }
});

test('a payment shows before the server has answered', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  const invoice = await sentInvoice(await withCustomer(dana), { lines });
  await signIn(page, dana, `/dashboard/invoices/${invoice.id}`);
  const letGo = await hold(page, 'RecordPayment');
  await page.getByRole('button', { name: 'Record payment' }).click();
  await sheet(page).getByRole('button', { name: 'Record $100.00' }).click();
  await expect(balance(page)).toContainText('Paid in full');
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText('$100.00');
  await expect(sheet(page)).toBeHidden();
  letGo();
  await expect(page.getByText(/\$100\.00 received/).first()).toBeVisible();
  await expect(balance(page)).toContainText('Paid in full');
});

test('a payment that the server refuses is taken back, and what was typed is there with its words', async ({
  page,
  server,
}) => {
  const dana = await newProfessional(server.url);
  const invoice = await sentInvoice(await withCustomer(dana), { lines });
  await signIn(page, dana, `/dashboard/invoices/${invoice.id}`);
  await page.getByRole('button', { name: 'Record payment' }).click();
  await sheet(page).getByText('Check', { exact: true }).click();
  await sheet(page).getByLabel('Check number').fill('1042');
  const letGo = await hold(page, 'RecordPayment');
  await sheet(page).getByRole('button', { name: 'Record $100.00' }).click();
  await expect(balance(page)).toContainText('Paid in full');
  // Meanwhile somebody pays a part elsewhere.
  await pay(dana, invoice.id, 4000);
  letGo();
  await expect(sheet(page)).toContainText('$60.00');
  await expect(sheet(page).getByLabel('Check number')).toHaveValue('1042');
  await expect(balance(page)).toContainText('$60.00');
  await expect(page.getByRole('list', { name: 'Payments' })).not.toContainText('$100.00');
});

test('sending shows at once, and is taken back where the draft is a draft no longer', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  const { customerId } = await withCustomer(dana);
  const input = { customerId, lines };
  const { createInvoice: draft } = await dana.ask(
    'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { id number } }',
    { input },
  );
  await signIn(page, dana);
  // What happens elsewhere is not heard here.
  await page.routeWebSocket(/graphql/, () => undefined);
  await page.goto(`/dashboard/invoices/${draft.id}`);
  const send = page.getByRole('button', { name: 'Send invoice' });
  await expect(send).toBeVisible();
  await dana.ask('mutation ($id: ID!) { voidInvoice(id: $id) { id } }', { id: draft.id });
  const letGo = await hold(page, 'SendInvoice');
  await send.click();
  const status = page.getByRole('banner').or(page.getByRole('main')).getByText('Sent', { exact: true }).first();
  await expect(status).toBeVisible();
  await expect(send).toBeHidden();
  letGo();
  await expect(page.getByText('Not sent')).toBeVisible();
  await expect(page.getByText('Draft: owed once it’s sent')).toBeVisible();
  await expect(send).toBeVisible();
});

test('a customer who is put away is so at once, and back as soon', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  const { customerId } = await withCustomer(dana);
  await signIn(page, dana, `/dashboard/customers/${customerId}`);
  const badge = page.getByRole('main').getByText('Archived', { exact: true });
  const letGo = await hold(page, 'ArchiveCustomer');
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(badge).toBeVisible();
  letGo();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(badge).toBeHidden();
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible();
});
