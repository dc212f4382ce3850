import type { Page } from '@playwright/test';
import { sentInvoice } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { complaintsOf } from './complaints.ts';
import { operationOf } from './doors/operations.ts';
import { newProfessional, signIn } from './person.ts';
import { isTakenOver } from './takenOver.ts';
import { expect, test } from './test.ts';

const lines = [{ type: 'ROLLING', description: 'Live scan rolling fee', quantity: 2, unitCents: 5000 }];

const figures = (page: Page) => page.getByRole('list', { name: 'Key figures' });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992;

async function newOwner(url: string) {
  const dana = await newProfessional(url);
  await sentInvoice(await withCustomer(dana), { lines });
  return dana;
}

/** The first screen as the server rendered it, its scripts on their way until they are let go. */
async function withoutScripts(page: Page): Promise<() => void> {
  await page.goto('about:blank');
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  return held.resolve;
}

test('without any script the figures are there, and Create has its choices', async ({ page, server }) => {
  await signIn(page, await newOwner(server.url));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(figures(page)).toContainText('$100.00');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(1);
  if (!isPhone(page)) return;

  const create = page.getByRole('button', { name: 'Create' });
  const choices = page.getByRole('dialog', { name: 'Create' });
  await expect(choices).toBeHidden();
  await create.tap();
  await expect(choices.getByRole('link')).toHaveText(['New quote', 'New invoice', 'New customer', 'Record payment…']);
  await page.keyboard.press('Escape');
  await expect(choices).toBeHidden();
  await create.tap();
  await choices.getByRole('button', { name: 'Close' }).tap();
  await expect(choices).toBeHidden();
  await create.tap();
  await page.touchscreen.tap(100, 100);
  await expect(choices).toBeHidden();
  await create.tap();
  await choices.getByRole('link', { name: 'New customer' }).tap();
  await page.waitForURL('**/dashboard/customers/new');
});

/** Runs in the page: what each thing on the screen looks like, and where it stands. */
const looks = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '#root :is(h1, h2, p, a, button, li, dt, dd, kbd, section, header, nav, svg)',
    ),
  ]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontFamily, fontSize, lineHeight } = getComputedStyle(element);
      const what = `${element.tagName} ${element.textContent}`;
      return { what, x, y, width, height, color, backgroundColor, borderColor, fontFamily, fontSize, lineHeight };
    });

for (const scheme of ['light', 'dark']) {
  test(`in the ${scheme} scheme the screen looks and stands as it will once its sheets and scripts are there`, async ({
    page,
    server,
  }) => {
    await page.addInitScript((scheme) => localStorage.setItem('whorl-color-scheme', scheme), scheme);
    await signIn(page, await newOwner(server.url));
    await page.goto('about:blank');
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.(js|css)$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(figures(page)).toContainText('$100.00');
    await page.evaluate(() => document.fonts.ready);
    const before = await page.evaluate(looks);
    held.resolve();
    await isTakenOver(page);
    await page.waitForLoadState('networkidle');
    expect(before.length).toBeGreaterThan(20);
    expect(await page.evaluate(looks)).toEqual(before);
  });
}

test('scripts take the screen over as it is, ask for nothing in it again, and complain of nothing', async ({
  page,
  context,
  server,
}) => {
  await signIn(page, await newOwner(server.url));
  await page.goto('about:blank');
  const complaints = complaintsOf(context);
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => asked.push(operationOf(request)));
  await page.goto('/dashboard');
  const parts = await page.locator('#root :is(h1, a, button):visible').elementHandles();
  await isTakenOver(page);
  await page.waitForLoadState('networkidle');
  await expect(figures(page)).toContainText('$100.00');
  const areThere = parts.map((part) => part.evaluate((element) => element.isConnected));
  expect(await Promise.all(areThere)).not.toContain(false);
  expect(asked.filter((operation) => operation === 'Today' || operation === 'RefreshSession')).toEqual([
    'RefreshSession',
  ]);
  expect(complaints).toEqual([]);

  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  await page.getByRole('link', { name: 'Today', exact: true }).last().click();
  await expect(figures(page)).toContainText('$100.00');
});

test('what was opened before the scripts came is still open after, and leads on', async ({ page, server }) => {
  test.skip(!isPhone(page), 'At a desk Create is a menu.');
  await signIn(page, await newOwner(server.url));
  const letGo = await withoutScripts(page);
  const choices = page.getByRole('dialog', { name: 'Create' });
  await page.getByRole('button', { name: 'Create' }).tap();
  await expect(choices).toBeVisible();
  letGo();
  await isTakenOver(page);
  await page.waitForLoadState('networkidle');
  await expect(choices).toBeVisible();
  let loads = 0;
  page.on('load', () => loads++);
  await choices.getByRole('link', { name: 'New customer' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'New customer' })).toBeVisible();
  await expect(choices).toBeHidden();
  expect(loads).toBe(0);
});

test('a tap that was made before the scripts came is made once they are there', async ({ page, server }) => {
  await signIn(page, await newOwner(server.url));
  const letGo = await withoutScripts(page);
  const signOut = page.getByText('Sign out');
  await page.getByRole('button', { name: isPhone(page) ? 'More' : 'Account of Dana Ruiz' }).click();
  await expect(signOut).toBeHidden();
  letGo();
  await expect(signOut).toBeVisible();
});

test('so is one on the way out that a line above the screen offers', async ({ page, server }) => {
  const dana = await newOwner(server.url);
  await dana.ask('mutation { closeBusiness(input: { name: "Dana Ruiz" }) { deleteAt } }');
  await signIn(page, dana);
  const letGo = await withoutScripts(page);
  await page.getByRole('button', { name: 'Open it again' }).click();
  letGo();
  await expect(page.getByText('This business is closed')).toBeHidden();
  const isOpen = async () => (await dana.ask('{ closure { deleteAt } }')).closure.deleteAt === null;
  await expect.poll(isOpen).toBe(true);
});

test('on the way back nobody sees the screen of who was here before', async ({ page, server }) => {
  const dana = await newOwner(server.url);
  await signIn(page, dana);
  await page.goto('/dashboard');
  await expect(figures(page)).toContainText('$100.00');
  await page.goto('/help');
  await page.context().request.post('/graphql', { data: { query: 'mutation { signOut }' } });
  await page.goBack();
  await page.waitForURL('**/auth/login');
  await expect(page.getByText('$100.00')).toBeHidden();

  // The next person on this device sees their own.
  await signIn(page, await newProfessional(server.url, 'Noor Haddad'));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Three steps to getting paid' })).toBeVisible();
  await expect(page.getByText('$100.00')).toBeHidden();
});
