import type { Page } from '@playwright/test';
import { mailTo } from '#tests/support/mail.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

const customerEmail = 'robin@baystaffing.example';

/** The primary action of a page: in its head at a desk, within the thumb's reach on a phone. */
const act = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

/** A text where it can be seen: some stand twice, for the phone and for the desk. */
const shown = (page: Page, text: string | RegExp) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first();

async function addCustomer(page: Page): Promise<void> {
  await page.goto('/dashboard/customers/new');
  await page.getByLabel('Name').first().fill('Bay Staffing');
  await page.getByLabel('Email').fill(customerEmail);
  await page.getByLabel('Street').first().fill('55 New Montgomery St');
  await page.getByLabel('City').fill('San Francisco');
  await page.getByRole('combobox', { name: 'State' }).fill('CA');
  await page.getByLabel(/ZIP/).fill('94105');
  await act(page, /^(Add|Save|Create) customer$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bay Staffing' })).toBeVisible();
}

async function pickLine(page: Page, search: string): Promise<void> {
  await page
    .getByRole('combobox', { name: 'Add a line' })
    .or(page.getByRole('textbox', { name: 'Add a line' }))
    .fill(search);
  await page
    .getByRole('option', { name: new RegExp(search) })
    .first()
    .click();
}

async function sendQuote(page: Page): Promise<void> {
  await page.goto('/dashboard/quotes/new');
  await page.getByRole('combobox', { name: 'Customer' }).fill('bay staf');
  await page.getByRole('option', { name: /Bay Staffing/ }).click();
  await pickLine(page, 'Live scan fingerprinting, rolling fee');
  await pickLine(page, 'DOJ processing fee');
  await expect(shown(page, '$67.00')).toBeVisible();
  await page.getByRole('switch', { name: 'Charge travel' }).check();
  await expect(shown(page, /miles each way/)).toBeVisible();
  await act(page, 'Save and send');
  await expect(page.getByRole('heading', { level: 1, name: 'Quote Q-0001' })).toBeVisible();
}

/** The link in a mail's text that leads to the portal. */
async function portalLink(url: string, subject: string): Promise<string> {
  const mail = await mailTo(url, customerEmail, subject);
  expect(mail.attachments.map(({ contentType }) => contentType)).toContain('application/pdf');
  return /https?:\/\/\S+\/portal\/\S+/.exec(mail.text)?.[0] ?? '';
}

test('from a quote to paid: the professional and the customer, in two browsers, see each other at work', async ({
  browser,
  page,
  server,
  contextOptions,
}) => {
  test.slow();
  const dana = await newProfessional(server.url);
  await dana.ask('mutation ($input: BusinessInput!) { updateBusiness(input: $input) { id } }', {
    input: {
      name: 'Ridgeline Prints',
      address: { line1: '6120 La Salle Ave', city: 'Oakland', state: 'CA', postalCode: '94611' },
    },
  });
  await signIn(page, dana);
  await addCustomer(page);
  await sendQuote(page);

  const customer = await (await browser.newContext(contextOptions)).newPage();
  await customer.goto(await portalLink(server.url, 'Q-0001'));
  await expect(shown(customer, 'Ridgeline Prints')).toBeVisible();
  await expect(shown(page, 'Viewed')).toBeVisible();
  await act(customer, 'Accept');
  await customer.getByLabel('Your full name').fill('Robin Vale');
  await customer.getByRole('button', { name: /^Accept for/ }).click();
  await expect(shown(customer, /accepted/i)).toBeVisible();

  await expect(shown(page, 'Accepted')).toBeVisible();
  await expect(shown(page, /Robin Vale/)).toBeVisible();
  await act(page, 'Convert to invoice');
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice INV-0001' })).toBeVisible();
  await act(page, 'Send invoice');
  await expect(shown(page, 'Sent')).toBeVisible();

  await customer.goto(await portalLink(server.url, 'INV-0001'));
  await expect(shown(customer, 'Invoice INV-0001')).toBeVisible();
  const balance = page.getByRole('region', { name: 'Balance' });
  const total = (await balance.innerText()).match(/\$[\d,]+\.\d\d/)?.[0] ?? '';
  await act(page, 'Record payment');
  await page.getByRole('dialog').getByText('Check', { exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Record ${total}` })
    .click();
  await expect(balance).toContainText('Paid in full');
  await expect(shown(customer, /^Paid/)).toBeVisible();
  const receipt = await mailTo(server.url, customerEmail, 'receipt');
  expect(receipt.text).toContain(total);

  const pdf = await customer.getByRole('link', { name: /PDF/ }).first().getAttribute('href');
  const paper = await customer.request.get(pdf ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
  await customer.context().close();
});
