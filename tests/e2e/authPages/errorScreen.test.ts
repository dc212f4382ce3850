import type { Page } from '@playwright/test';
import { isHydrated } from '../hydrated.ts';
import { expect, test } from './test.ts';

test.use({ provoked: /./ });

/** Leaves a note that the auth page cannot read. It fails once; then the note is gone. */
async function openBroken(page: Page): Promise<void> {
  // From one that reads no note itself, however late its script comes.
  await page.goto('/auth/reset-password');
  await page.evaluate(() => sessionStorage.setItem('whorl-auth-page-note', '{"message": "half a n'));
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
}

for (const button of ['Try Again', 'Reload Page']) {
  test(`the error screen says what happened, and ${button} loads the page anew`, async ({ page }) => {
    await openBroken(page);
    const screen = page.getByRole('main');
    await expect(screen.getByRole('paragraph')).toHaveText(
      'An unexpected error occurred during signup or authentication. Please try again or contact support if the issue persists.',
    );
    await expect(screen.locator('pre')).toContainText('JSON');
    await expect(screen.getByRole('button')).toHaveText(['Try Again', 'Reload Page']);
    await expect(page).toHaveTitle(/^Something went wrong/);
    const loaded = page.waitForEvent('load');
    await screen.getByRole('button', { name: button }).click();
    await loaded;
    await isHydrated(page);
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });
}

test.describe('in the app', () => {
  test('it stands in the place of a screen that fails', async ({ page }) => {
    await page.route('**/assets/PortalInvoicePage-*.js', (route) => route.abort());
    await page.goto('/portal/invoice/unknown');
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await page.unroute('**/assets/PortalInvoicePage-*.js');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
