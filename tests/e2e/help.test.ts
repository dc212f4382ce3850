import type { Page } from '@playwright/test';
import { isConnected } from './hydrated.ts';
import { expect, test } from './test.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search help' });
const count = (page: Page) => page.getByRole('main').getByRole('status');
const answers = (page: Page) => page.getByRole('list', { name: 'Answers' }).getByRole('listitem');

test('help is found letter by letter, and the address keeps what was asked', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Popular questions' })).toBeVisible();
  const requests: string[] = [];

  await search(page).pressSequentially('bounced che');
  await expect(count(page)).toContainText('for “bounced che”');
  await expect(page.getByRole('heading', { name: 'Popular questions' })).toBeHidden();
  // Islands that come into view load their scripts and styles.
  const isAsked = (type: string) => ['document', 'fetch', 'xhr'].includes(type);
  page.on('request', (request) => isAsked(request.resourceType()) && requests.push(request.url()));
  await search(page).fill('bounced check');
  await expect(count(page)).toContainText('for “bounced check”');
  await expect(answers(page).first().locator('mark').first()).toBeVisible();
  expect(requests).toEqual([]);

  await search(page).press('Enter');
  await expect(page).toHaveURL(/\/help\?q=bounced\+check$/);
  await page.getByRole('link', { name: 'Undo a payment' }).click();
  await expect(page).toHaveURL(/\/help\/quotes-invoices#undo-a-payment$/);
  await expect(page.getByRole('heading', { name: 'Undo a payment' })).toBeInViewport();

  await page.goBack();
  await expect(search(page)).toHaveValue('bounced check');
  await expect(page.getByRole('link', { name: 'Undo a payment' })).toBeVisible();
});

test('clearing a search brings the questions back, answers and all', async ({ page }) => {
  await page.goto('/help?q=zebra');
  await expect(count(page)).toHaveText('Nothing found for “zebra”');
  await search(page).fill('');
  await page.getByText('Do my customers need an account?').click();
  await expect(page.getByText('to read, accept, pay, or download')).toBeVisible();
});

test('a link to a question opens its answer', async ({ page }) => {
  await page.goto('/help#do-my-customers-need-an-account');
  await expect(page.getByText('to read, accept, pay, or download')).toBeVisible();
});

test('help pages lead on, and to us', async ({ page }) => {
  await page.goto('/help/getting-started');
  await page.getByRole('link', { name: 'Read next Quotes and invoices' }).click();
  await expect(page).toHaveURL(/\/help\/quotes-invoices$/);
  const mail = page.getByRole('main').getByRole('link', { name: 'support@' });
  await expect(mail).toHaveAttribute('href', /^mailto:.+\?subject=Help%3A%20Quotes%20and%20invoices$/);
  await page.getByRole('link', { name: 'Help Center' }).first().click();
  await expect(page).toHaveURL(/\/help$/);
});

test('a table of contents leads to each part of a legal page', async ({ page, isMobile }) => {
  await page.goto('/terms');
  if (isMobile) await page.getByText('On this page').first().click();
  await page.getByRole('link', { name: '15. Liability' }).click();
  await expect(page.getByRole('heading', { name: '15. Liability' })).toBeInViewport();
});

test('a legal page prints without what is around it, in ink', async ({ page }) => {
  await page.goto('/privacy');
  await isConnected(page);
  await page.getByRole('button', { name: 'Dark mode', pressed: false }).click();
  await page.getByRole('button', { name: 'Dark mode', pressed: true }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '3. What we never keep' })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('help is searched all the same', async ({ page }) => {
    await page.goto('/help');
    await search(page).fill('travel fee');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/help\?q=travel\+fee$/);
    await expect(search(page)).toHaveValue('travel fee');
    await expect(page.locator('mark').first()).toBeVisible();
    await page.getByRole('link', { name: 'Travel fees' }).click();
    await expect(page.getByRole('heading', { name: 'Travel fees' })).toBeInViewport();
  });
});
