import { readFile } from 'node:fs/promises';
import { withDebtor } from '#tests/support/invoices.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

test('an owner finds in the audit log who changed what, narrows it, and takes it along', async ({
  page,
  server,
}, testInfo) => {
  const dana = await newProfessional(server.url);
  const debtor = await withDebtor(dana, { name: 'Bay Staffing' });
  await dana.ask('mutation ($id: ID!) { updateCustomer(id: $id, input: { netDays: 30 }) { id } }', {
    id: debtor.customerId,
  });
  await signIn(page, dana);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();

  const changed = page.getByRole('button', { name: /^Changed Bay Staffing/ });
  await changed.click();
  await expect(changed).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('row', { name: 'Days to pay 14 days 30 days' })).toBeVisible();

  await page.getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: 'Sign-in and security' }).click();
  await expect(page).toHaveURL(/what=ACCOUNT/);
  await expect(changed).toBeHidden();
  await expect(page.getByRole('button', { name: /^Signed in on a new device/ })).toBeVisible();
  await page.goto('/dashboard/activity-audit?q=bay+staffing');
  await expect(page.getByRole('button', { name: /^Added Bay Staffing/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Signed up/ })).toBeHidden();

  await debtor.owing(5000);
  await expect(page.getByRole('button', { name: /^Sent invoice .+ to Bay Staffing/ })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export filtered list as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('Days to pay: 14 days → 30 days');
  expect(csv).not.toContain('Signed up');

  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'No entries match' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByRole('button', { name: /^Exported the audit log/ })).toBeVisible();

  const heads = testInfo.outputPath('heads.json');
  for (const _ of ['first', 'again'])
    expect(await server.run('whorl', 'audit:verify', '--heads', heads)).toContain('every chain is whole');
});
