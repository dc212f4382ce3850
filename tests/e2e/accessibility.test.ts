import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { programOf } from '#tests/support/apiKeys.ts';
import { sentInvoice, tokenOf } from '#tests/support/portal.ts';
import { rolling, withCustomer } from '#tests/support/quotes.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

const publicPages = [
  '/',
  '/pricing',
  '/articles',
  '/articles/live-scan-in-california-step-by-step',
  '/changelog',
  '/help',
  '/help?q=invoice',
  '/help/quotes-invoices',
  '/privacy',
  '/payment-information',
  '/auth/login',
  '/auth/signup',
  '/auth/forgot-password',
  '/auth/reset-password?token=x',
  '/404',
];

async function expectAccessible(page: Page, path: string, scheme: 'light' | 'dark'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-loading="true"]')).toHaveCount(0);
  // What is not laid out before it comes near could not be looked at.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  // Colors settle with the transitions that bring a page in; what moves for ever changes none.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, `${path} in ${scheme}`).toEqual([]);
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in the ${scheme} scheme, axe finds nothing`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((name) => localStorage.setItem('whorl-color-scheme', name), scheme);
    });

    test('on the pages for visitors', async ({ page }) => {
      test.slow();
      for (const path of publicPages) await expectAccessible(page, path, scheme);
    });

    test('on an empty dashboard', async ({ page, server }) => {
      await signIn(page, await newProfessional(server.url));
      for (const path of ['/dashboard', '/dashboard/quotes', '/dashboard/invoices', '/dashboard/customers'])
        await expectAccessible(page, path, scheme);
    });

    test('on a dashboard at work, and in the portal', async ({ page, server }) => {
      test.slow();
      const dana = await newProfessional(server.url);
      const writer = await withCustomer(dana);
      const quote = await writer.sent({ lines: [rolling] });
      const invoice = await sentInvoice(writer);
      const draft = await writer.create();
      const { customerId } = writer;
      await (await programOf(dana)).ask('{ business { name } }');
      await signIn(page, dana);
      const paths = [
        '/dashboard',
        '/dashboard/quotes',
        '/dashboard/quotes/new',
        `/dashboard/quotes/${quote.id}`,
        `/dashboard/quotes/${draft.id}/edit`,
        '/dashboard/invoices',
        '/dashboard/invoices?record=1',
        '/dashboard/invoices/new',
        `/dashboard/invoices/${invoice.id}`,
        '/dashboard/customers',
        '/dashboard/customers/new',
        '/dashboard/customers/import',
        `/dashboard/customers/${customerId}`,
        `/dashboard/customers/edit/${customerId}`,
        '/dashboard/price-list',
        '/dashboard/money',
        '/dashboard/settings',
        '/dashboard/settings/payments',
        '/dashboard/settings/security',
        '/dashboard/active-sessions',
        '/dashboard/api-access',
        `/portal/quote/${tokenOf(quote)}`,
        `/portal/invoice/${tokenOf(invoice)}`,
        '/portal/invoice/unknown',
      ];
      for (const path of paths) await expectAccessible(page, path, scheme);
    });
  });
}
