import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

test('a business is closed by its typed name, says so on every screen, and is opened again after signing in', async ({
  page,
  server,
}) => {
  test.slow();
  const dana = await newProfessional(server.url);
  const { business } = await dana.ask('{ business { name } }');
  await signIn(page, dana, '/dashboard/settings/data');
  await page.getByRole('button', { name: 'Close this business …' }).click();
  const sheet = page.getByRole('dialog', { name: `Close ${business.name}?` });
  const button = sheet.getByRole('button', { name: 'Close this business' });
  await expect(button).toBeDisabled();
  await sheet.getByLabel(/^Type/).fill(business.name);
  await button.click();
  await expect(page.getByRole('region', { name: 'This business is closed' })).toBeVisible();
  const banner = page.getByText(/^This business is closed and will be deleted on/);
  await expect(banner).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, dana, '/dashboard/customers');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Reopen it' }).click();
  await expect(banner).toBeHidden();
  await page.goto('/dashboard/settings/data');
  await expect(page.getByRole('button', { name: 'Close this business …' })).toBeVisible();
});
