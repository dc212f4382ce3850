import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { GraphQLPerson } from '#tests/support/person.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

const CREATE_CUSTOMER = 'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }';
const CREATE_INVOICE = 'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }';
const SEND = 'mutation ($id: ID!) { sendInvoice(id: $id) { portalUrl } }';

test('test mode is turned on, a test key works in it, its mail is read, and live data is as it was', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dana = await newProfessional(server.url);
  await signIn(page, dana);
  await dana.ask(CREATE_CUSTOMER, { input: { name: 'Real Customer' } });
  await page.goto('/dashboard/api-access');
  const section = page.getByRole('region', { name: 'Test mode' });
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Turn on test mode' }).click();

  const banner = page.getByText('Nothing here is real: no email is sent, no money moves.');
  // Another business opens at Today.
  await expect(banner).toBeVisible();
  await page.goto('/dashboard/api-access');
  await expect(section).toContainText('0 of 1,000 customers');
  const keys = page.getByRole('region', { name: 'Keys' });
  await keys.getByRole('button', { name: 'New key' }).click();
  const sheet = page.getByRole('dialog', { name: 'New key' });
  await sheet.getByLabel('Name').fill('Trial');
  await sheet.getByRole('radio', { name: 'Everything' }).check();
  await sheet.getByRole('button', { name: 'Create key' }).click();
  const text = await keys.getByLabel('The key').innerText();
  expect(text).toMatch(/^whorl_test_/);
  await keys.getByRole('button', { name: 'I’ve saved it' }).click();

  const program = new GraphQLPerson(server.url, undefined, text);
  const { createCustomer } = await program.ask(CREATE_CUSTOMER, {
    input: { name: 'Ada Park', email: 'ada@example.com' },
  });
  const lines = [{ type: 'OTHER', description: 'Apostille', quantity: 1, unitCents: 5000 }];
  const { createInvoice } = await program.ask(CREATE_INVOICE, { input: { customerId: createCustomer.id, lines } });
  const { sendInvoice } = await program.ask(SEND, { id: createInvoice.id });

  await page.goto('/dashboard/customers');
  await expect(page.getByText('Ada Park').first()).toBeVisible();
  await expect(page.getByText('Real Customer')).toBeHidden();
  await expect(banner).toBeVisible();

  await page.getByRole('link', { name: 'Test mailbox' }).click();
  const mail = page.getByRole('list', { name: 'Mails' }).getByRole('link');
  await expect(async () => {
    await page.reload();
    await expect(mail).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
  await mail.click();
  await expect(page.getByText('This was not sent.')).toBeVisible();
  await expect(
    page
      .frameLocator('iframe')
      .getByRole('link', { name: /invoice/i })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Plain text').click();
  await expect(page.getByText(sendInvoice.portalUrl)).toBeVisible();
  await page.goto(sendInvoice.portalUrl);
  await expect(page.getByText('Test mode: nothing here is real, and no money moves')).toBeVisible();

  await page.goto('/dashboard/api-access');
  await section.getByRole('button', { name: 'Delete all test data' }).click();
  await page.getByRole('button', { name: 'Delete test data' }).click();
  await expect(section).toContainText('0 of 1,000 customers');
  await expect(keys.getByRole('list', { name: 'Keys' })).toContainText('Trial');

  await page.getByRole('button', { name: 'Back to live data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.goto('/dashboard/api-access');
  await expect(section.getByRole('button', { name: 'View test data' })).toBeVisible();
  await page.goto('/dashboard/customers');
  await expect(page.getByText('Real Customer').first()).toBeVisible();
});

/** Leaves out the preview of a mail: scripts, and so axe, do not run in its frame. */
async function expectAccessible(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([]);
}
