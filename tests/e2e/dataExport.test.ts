import { readFile } from 'node:fs/promises';
import { unpack } from '#tests/support/dataExports.ts';
import { mailTo } from '#tests/support/mail.ts';
import { sentInvoice } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

test('everything is exported while one is elsewhere, and downloaded from the mail’s link', async ({ page, server }) => {
  test.slow();
  const dana = await newProfessional(server.url);
  const invoice = await sentInvoice(await withCustomer(dana));
  await signIn(page, dana, '/dashboard/settings');
  await page.getByRole('link', { name: 'Your data' }).click();
  await page.getByRole('button', { name: 'Export everything' }).click();
  await expect(page.getByText(/(Collecting your data|Packing the ZIP file|Your export is ready)/)).toBeVisible();

  await page.goto('/dashboard/customers');
  const { text } = await mailTo(server.url, dana.account.email, 'export is ready');
  await page.goto(/http\S+settings\/data/.exec(text)?.[0] ?? '');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download \(\d+ KB\)$/ }).click();
  const archive = await readFile(await (await download).path());
  const files = await unpack(new Uint8Array(archive).buffer);
  expect(files.get('csv/invoices.csv')).toContain(invoice.number);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
