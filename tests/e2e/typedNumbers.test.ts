import type { Page } from '@playwright/test';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

const COMMAS = /Use commas only between thousands/;

/** Types into a field key by key, in place of what it holds, and leaves it. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill('');
  await field.pressSequentially(text);
  await field.blur();
}

test('a number typed key by key is the number that is kept, or is refused beside its field', async ({
  page,
  server,
}) => {
  const dana = await newProfessional(server.url);
  await signIn(page, dana, '/dashboard/settings/travel');
  await type(page, 'Minimum', '1,250');
  await expect(page.getByLabel('Minimum')).toHaveValue('$1,250.00');
  await type(page, 'Free miles', '1,000');
  await type(page, 'Rate per mile', '72,5');
  await expect(page.getByLabel('Rate per mile')).toHaveValue('72,5');
  await expect(page.getByText(COMMAS)).toBeVisible();
  await page.getByRole('button', { name: 'Save travel' }).click();
  await expect(page.getByLabel('Rate per mile')).toBeFocused();
  await type(page, 'Rate per mile', '72.5');
  await expect(page.getByText(COMMAS)).toBeHidden();
  await page.getByRole('button', { name: 'Save travel' }).click();
  await expect(page.getByText('Your travel settings are saved')).toBeVisible();
  const { business } = await dana.ask('{ business { travelMinimumCents travelFreeMiles travelCentsPerMile } }');
  expect(business).toEqual({ travelMinimumCents: 125_000, travelFreeMiles: 1000, travelCentsPerMile: 72.5 });

  await page.goto('/dashboard/settings/documents');
  await type(page, 'Tax rate', '9.375');
  await type(page, 'Days to pay', '-5');
  await expect(page.getByText('Enter 0 or more')).toBeVisible();
  await page.getByRole('button', { name: 'Save documents' }).click();
  await expect(page.getByLabel('Days to pay')).toHaveValue('-5');
  await type(page, 'Days to pay', '30 days');
  await page.getByRole('button', { name: 'Save documents' }).click();
  await expect(page.getByText('Your document settings are saved')).toBeVisible();
  expect(await dana.ask('{ business { taxRate netDays } }')).toEqual({ business: { taxRate: 9.375, netDays: 30 } });

  await page.goto('/dashboard/quotes/new');
  await page
    .getByRole('textbox', { name: 'Add a line' })
    .or(page.getByRole('combobox', { name: 'Add a line' }))
    .fill('Live');
  await page
    .getByRole('option', { name: /Live scan/ })
    .first()
    .click();
  const line = page.getByRole('listitem', { name: 'Line 1' });
  await type(page, 'Quantity', '1,000');
  await type(page, 'Price', '1,250');
  await expect(line).toContainText('$1,250,000.00');
  await type(page, 'Price', '1e3');
  await expect(line).toContainText('Enter a number such as 1,250.50');
  await type(page, 'Discount', '1,25');
  await expect(page.getByText(COMMAS)).toBeVisible();
});
