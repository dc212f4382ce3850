import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { programOf } from '#tests/support/apiKeys.ts';
import { sentInvoice, tokenOf } from '#tests/support/portal.ts';
import { rolling, withCustomer } from '#tests/support/quotes.ts';
import { isConnected, isHydrated } from './hydrated.ts';
import { newBetaTester, newProfessional, openSession } from './person.ts';
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

const STATIC = /^\/(?!auth\/|dashboard|portal\/)/;

/**
 * Every page is checked whole at both sizes, each in another scheme. At a desk its colors are checked in the other scheme too;
 * both sizes take them from the same theme.
 */
const SCHEMES = { desktop: ['light', 'dark'], phone: ['dark', undefined] } as const;

/** What depends on the scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

test.beforeEach(({ page }, { project }) =>
  page.addInitScript((scheme) => localStorage.setItem('whorl-color-scheme', scheme), schemesAt(project.name)[0]),
);

test('axe finds nothing on the pages for visitors', async ({ page }, { project }) => {
  test.slow();
  for (const path of publicPages) await expectAccessible(page, path, project.name);
});

test('axe finds nothing on an empty dashboard', async ({ page, server }, { project }) => {
  test.slow();
  await openSession(page, await newBetaTester(server));
  const paths = [
    '/dashboard',
    '/dashboard/quotes',
    '/dashboard/invoices',
    '/dashboard/customers',
    '/dashboard/team',
    '/dashboard/team-email-management',
    '/dashboard/roles',
    '/dashboard/audit-logs',
    '/dashboard/activity-audit',
    '/dashboard/api-access/webhooks',
  ];
  for (const path of paths) await expectAccessible(page, path, project.name);
});

test('a link or button that has the focus shows it', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  const writer = await withCustomer(dana);
  await writer.sent({ lines: [rolling] });
  await sentInvoice(writer);
  await openSession(page, dana);
  for (const path of ['/dashboard', '/dashboard/quotes', '/dashboard/invoices', '/dashboard/customers']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('list').or(page.getByRole('table')).first()).toBeVisible();
    await isHydrated(page);
    // From then on what gets the focus got it by the keyboard.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(hidingTheirFocus), path).toEqual([]);
  }
});

test('axe finds nothing on a dashboard at work, and in the portal', async ({ page, server }, { project }) => {
  test.setTimeout(180_000);
  const dana = await newProfessional(server.url);
  const writer = await withCustomer(dana);
  const quote = await writer.sent({ lines: [rolling] });
  const invoice = await sentInvoice(writer);
  const draft = await writer.create();
  const { customerId } = writer;
  await (await programOf(dana)).ask('{ business { name } }');
  await openSession(page, dana);
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
  for (const path of paths) await expectAccessible(page, path, project.name);
});

const schemesAt = (size: string) => SCHEMES[size as keyof typeof SCHEMES];

async function expectAccessible(page: Page, path: string, size: string): Promise<void> {
  const [whole, other] = schemesAt(size);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-loading="true"]')).toHaveCount(0);
  // What is not laid out before it comes near could not be looked at.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await settled(page);
  expect(await complaintsOf(axe(page)), `${path} in ${whole}`).toEqual([]);
  if (!other) return;
  await switchTo(page, other);
  await settled(page);
  expect(await complaintsOf(axe(page).withRules(COLOR_RULES)), `${path} in ${other}`).toEqual([]);
}

/** In the page itself, where all is of one origin: else axe opens another one to put what it found together, in twice the time. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** As where it is switched in another tab. */
async function switchTo(page: Page, scheme: string): Promise<void> {
  await (STATIC.test(new URL(page.url()).pathname) ? isConnected(page) : isHydrated(page));
  await page.evaluate((newValue) => {
    localStorage.setItem('whorl-color-scheme', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'whorl-color-scheme', newValue, storageArea: localStorage }));
  }, scheme);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
}

/** Colors settle with the transitions that bring a page in; what moves for ever changes none. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );

async function complaintsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Runs in the page: the names of links and buttons that look the same with the focus as without. */
function hidingTheirFocus(): string[] {
  const looks = (element: Element) =>
    [element, element.parentElement, element.closest('tr, li')].flatMap((each) =>
      [undefined, '::before', '::after'].map((part) => {
        const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(each ?? element, part);
        return [outlineStyle, outlineWidth, boxShadow, borderColor].join();
      }),
    );
  return [...document.querySelectorAll<HTMLElement>('main :is(a[href], button)')]
    .filter((element) => element.checkVisibility() && element.getClientRects().length > 0 && element.tabIndex >= 0)
    .filter((element) => {
      element.blur();
      const without = looks(element).join();
      element.focus();
      return document.activeElement === element && looks(element).join() === without;
    })
    .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? element.tagName);
}
