import type { Page } from '@playwright/test';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

const choose = (page: Page, name: string, bytes: Buffer) =>
  page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: bytes });

async function preview(page: Page, text: string | Buffer): Promise<void> {
  await page.goto('/dashboard/customers/import');
  await choose(page, 'customers.csv', Buffer.from(text as string));
  await page.getByRole('button', { name: /^Preview/ }).click();
}

const run = (page: Page) => page.getByRole('button', { name: /^Import \d/ }).click();

const NAMES = '{ customers(first: 50, sort: NAME) { nodes { name phone address { postalCode country } netDays } } }';

test('a file of a spreadsheet is read in its own letters, recognized when it comes again, and undone', async ({
  page,
  server,
}) => {
  const dana = await newProfessional(server.url);
  await signIn(page, dana);
  const names = async () => (await dana.ask(NAMES)).customers.nodes.map(({ name }: { name: string }) => name);

  const excel = Buffer.from(
    'sep=;\r\nName;Email;ZIP;Country;Net days\r\nJosé Núñez;jose@example.com;2134;United States;2 weeks\r\nMüller & Söhne;office@example.com;94611;;30\r\n',
    'latin1',
  );
  await preview(page, excel);
  await expect(page.getByText('José Núñez')).toBeVisible();
  await run(page);
  await expect(page.getByRole('heading', { name: '2 customers added' })).toBeVisible();
  expect((await dana.ask(NAMES)).customers.nodes).toMatchObject([
    { name: 'José Núñez', address: { postalCode: '02134', country: 'US' }, netDays: 14 },
    { name: 'Müller & Söhne', netDays: 30 },
  ]);

  const utf16 = Buffer.from(
    '\ufeffName\tEmail\tPhone\r\nJosé Núñez\tjose@example.com\t510 555 0142\r\nMüller & Söhne\toffice@example.com\t510 555 0143\r\n',
    'utf16le',
  );
  await preview(page, utf16);
  await expect(page.getByText('2 rows seem to be customers you have already')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Every row is skipped' })).toBeDisabled();
  expect(await names()).toHaveLength(2);

  await preview(page, utf16);
  await page.getByLabel('Line 2').selectOption('UPDATE');
  await expect(page.getByRole('button', { name: 'Import 1 row', exact: true })).toBeVisible();
  await page.getByLabel('Line 3').selectOption('ADD');
  await run(page);
  await expect(page.getByRole('heading', { name: '1 customer added, 1 updated' })).toBeVisible();
  expect((await dana.ask(NAMES)).customers.nodes[0]).toMatchObject({
    name: 'José Núñez',
    netDays: 14,
    phone: expect.stringContaining('0142'),
  });
  await page.goto('/dashboard/customers/import');
  await page.getByRole('button', { name: 'Undo: 1 customer added, 1 updated' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('1 customer removed; 1 customer changed back.')).toBeVisible();
  expect((await dana.ask(NAMES)).customers.nodes).toMatchObject([{ name: 'José Núñez', phone: null }, {}]);

  await page.goto('/dashboard/customers/import');
  await choose(page, 'broken.csv', Buffer.from('Name,Email\nAda,ada@example.com\n"Bea,bea@example.com\n'));
  await expect(page.getByRole('alert')).toContainText(/line 3/i);
  await preview(page, 'Name,Net days,Country\nAda,-15,US\nBea,30,Atlantis\nCleo,"1,5",US\n');
  await expect(page.getByText('0 of 3 rows are ready.')).toBeVisible();
  for (const words of ['Line 2, Net days', 'Line 3, Country', 'Line 4, Net days'])
    await expect(page.getByText(words)).toBeVisible();
});
