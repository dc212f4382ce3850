import type { Page } from '@playwright/test';
import { sentInvoice } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import type { TestServer } from '#tests/support/server.ts';
import { failWith, hold, operationOf, requestsFor } from './doors/operations.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

const MANY = 400;
const PAGE_BY_PAGE = { timeout: 30_000 };
const COPIES = `insert into invoices (business_id, id, customer_id, number, subtotal_cents, discount_cents, tax_rate, tax_cents,
    total_cents, portal_token, sent_at, created_at, updated_at, status, paid_cents, issue_date, due_date)
  select business_id, gen_random_uuid(), customer_id, 'OLD-' || n, subtotal_cents, 0, 0, 0, total_cents, 'old-' || id || n,
    created_at - n * interval '1 hour', created_at - n * interval '1 hour', created_at - n * interval '1 hour', status, 0,
    issue_date, due_date
  from invoices, generate_series(1, $2::int) n where invoices.id = $1`;

/** Somebody new, who has one invoice and its copies. */
async function signInWithMany(page: Page, server: TestServer) {
  const dana = await newProfessional(server.url);
  const invoice = await sentInvoice(await withCustomer(dana));
  await server.sql(COPIES, [invoice.id, MANY]);
  await signIn(page, dana);
}

test('a long list holds the rows in sight, loads on ahead, and is found again where it was left', async ({
  page,
  server,
}) => {
  test.slow();
  await signInWithMany(page, server);
  const asked = requestsFor(page, 'Invoices');
  await page.goto('/dashboard/invoices');
  const table = page.getByRole('table', { name: 'invoices' });
  await expect(table).toHaveAttribute('aria-rowcount', String(MANY + 2));
  await expect(page.getByText(`${MANY + 1} invoices`)).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
  const rows = table.getByRole('row').filter({ has: page.getByRole('link') });

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  const middle = table.getByRole('link', { name: 'OLD-200', exact: true });
  // One page follows from the other.
  await expect(middle).toBeVisible(PAGE_BY_PAGE);
  expect(await rows.count()).toBeLessThan(60);
  const place = await page.evaluate(() => window.scrollY);

  await middle.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice OLD-200' })).toBeVisible();
  await page.goBack();
  await expect(middle).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  // What comes late above the list, as that more was made than the plan has, moves nothing of it.
  await expect(page.getByText('You have used all')).toBeAttached();
  await page.reload();
  await expect(middle).toBeInViewport(PAGE_BY_PAGE);
  await expect(page.getByText('You have used all')).toBeAttached();
  // Within a pixel: the list begins at a fraction of one, with the note above it at another; scrolling is by whole ones.
  await expect.poll(() => page.evaluate((from) => Math.abs(window.scrollY - from), place)).toBeLessThanOrEqual(1);
  await expect.poll(() => rows.evaluateAll(aboveTheScreen)).toBe(6);

  await middle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(table.getByRole('link', { name: 'OLD-201', exact: true })).toBeFocused();
  for (let row = 200; row > 160; row -= 1) {
    await page.keyboard.press('ArrowUp');
    await expect(table.getByRole('link', { name: `OLD-${row}`, exact: true })).toBeFocused();
  }

  // Those that scroll in take the places of those that go.
  const places = await rows.elementHandles();
  await page.evaluate(() => window.scrollBy(0, 1000));
  await expect(table.getByRole('link', { name: 'OLD-190', exact: true })).toBeInViewport();
  for (const element of places) expect(await element.evaluate(({ isConnected }) => isConnected)).toBe(true);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(table.getByRole('link', { name: `OLD-${MANY}`, exact: true })).toBeVisible(PAGE_BY_PAGE);
  expect(await rows.count()).toBeLessThan(60);
});

test('on a phone rows come and go in elements that stay, and are reached and read in their order', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInWithMany(page, server);
  await page.goto('/dashboard/invoices');
  const cards = page.getByRole('list', { name: 'invoices' });
  await expect(cards.getByRole('link').nth(4)).toBeVisible();

  // On the way through the list as many are there at any time.
  await page.evaluate(() => window.scrollBy(0, 1500));
  await expect(cards.getByRole('link', { name: 'OLD-16 ' })).toBeInViewport();
  const elements = await cards.evaluateHandle((list) => [...list.children]);
  const stand = () => cards.evaluate((list, before) => before.every((row, n) => row === list.children[n]), elements);
  await page.evaluate(() => window.scrollBy(0, 1000));
  await expect(cards.getByRole('link', { name: 'OLD-26 ' })).toBeInViewport();
  expect(await stand()).toBe(true);
  await page.evaluate(() => window.scrollBy(0, -500));
  await expect(cards.getByRole('link', { name: 'OLD-21 ' })).toBeInViewport();
  expect(await stand()).toBe(true);

  const read = await numbersAsRead(page);
  expect(read.length).toBeGreaterThan(15);
  expect(read).toEqual(read.map((_, n) => read[0]! + n));

  await cards.getByRole('link', { name: 'OLD-20 ' }).focus();
  for (let row = 21; row < 60; row += 1) {
    await page.keyboard.press('Tab');
    await expect(cards.getByRole('link', { name: `OLD-${row} ` })).toBeFocused();
    expect(await page.evaluate(focusedIsInSight)).toBe(true);
  }

  await cards.getByRole('link', { name: 'OLD-60 ' }).focus();
  expect(await cards.evaluate(rowsReachedInOneFrame)).toEqual(Array.from({ length: 30 }, (_, n) => 62 + n));
});

test('a list that is opened afresh begins at its top, wherever the screen before was left', async ({
  page,
  server,
}) => {
  await signInWithMany(page, server);
  await page.goto('/dashboard/invoices');
  const first = page.getByRole('link', { name: 'OLD-1', exact: true });
  await expect(first).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect(first).not.toBeAttached();
  const isAnswered = page.waitForResponse((response) => operationOf(response.request()) === 'Invoices');
  await page.route('**/assets/InvoiceListPage-*.js', async (route) => {
    // What the screen shows is there sooner than the screen: it is as high at once as it will be.
    await (await isAnswered).finished();
    await route.continue();
  });
  await page.goto('about:blank');
  await page.goto('/dashboard/invoices');
  await expect(page.getByRole('table', { name: 'invoices' })).toBeVisible();
  await expect(first).toBeInViewport();
});

for (const { on, width, what } of [
  { on: 'on a phone', width: 390, what: 'list' },
  { on: 'at a desk', width: 1280, what: 'table' },
] as const) {
  test(`${on} keys that are quicker than the network wait on a row for what comes there`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInWithMany(page, server);
    await page.goto('/dashboard/invoices');
    const rows = page.getByRole(what, { name: 'invoices' });
    await expect(rows.getByRole('link', { name: 'OLD-5' })).toBeVisible();
    const letGo = await hold(page, 'Invoices');
    await rows.getByRole('link', { name: 'OLD-5' }).focus();
    for (let row = 6; row <= 24; row += 1) {
      await page.keyboard.press('Tab');
      await expect(rows.getByRole('link', { name: `OLD-${row}` })).toBeFocused();
    }
    for (const key of ['Tab', 'Tab', 'ArrowDown', 'Tab', 'ArrowUp']) {
      await page.keyboard.press(key);
      await expect(rows.locator('[aria-busy]:focus')).toHaveAccessibleName('Loading');
    }
    letGo();
    await expect(rows.getByRole('link', { name: 'OLD-27' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(rows.getByRole('link', { name: 'OLD-28' })).toBeFocused();
  });
}

test('where what comes next cannot be had, keys go on from the last row to what tries again', async ({
  page,
  server,
}) => {
  await signInWithMany(page, server);
  await page.goto('/dashboard/invoices');
  const rows = page.getByRole('table', { name: 'invoices' });
  await expect(rows.getByRole('link', { name: 'OLD-5' })).toBeVisible();
  await failWith(page, 'Invoices', ...Array<number>(20).fill(500));
  await rows.getByRole('link', { name: 'OLD-5' }).focus();
  for (let row = 6; row <= 24; row += 1) {
    await page.keyboard.press('Tab');
    await expect(rows.getByRole('link', { name: `OLD-${row}` })).toBeFocused();
  }
  await expect(page.getByText('We couldn’t load more invoices')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused();
});

/** Runs in the page: whether all of what has the focus is there to be seen, with nothing over it. */
function focusedIsInSight(): boolean {
  const focused = document.activeElement!;
  const { top, bottom, left } = focused.getBoundingClientRect();
  return [top + 4, bottom - 4].every((y) => focused.contains(document.elementFromPoint(left + 4, y)));
}

/** Runs in the page: to which rows of the list, by their places, the next one each is there for Tab, pressed before anything is painted. */
function rowsReachedInOneFrame(list: Element): number[] {
  return Array.from({ length: 30 }, () => {
    const row = document.activeElement!.closest('li')!;
    row.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    const next = list.querySelector<HTMLElement>(`[aria-posinset="${Number(row.ariaPosInSet) + 1}"]`);
    next?.querySelector('a')?.focus();
    // The list is told of it, and has not come to showing more yet.
    window.dispatchEvent(new Event('scroll'));
    return Number(next?.ariaPosInSet);
  });
}

/** Runs in the page: how many of the rows there are have gone out of sight at its top. */
const aboveTheScreen = (rows: Element[]) => rows.filter((row) => row.getBoundingClientRect().bottom <= 0).length;

/** The copies in the order in which the browser hands them to who reads a page aloud. */
async function numbersAsRead(page: Page): Promise<number[]> {
  const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const linksBelow = (id: string): string[] => {
    const { role, name, childIds = [] } = byId.get(id)!;
    return role?.value === 'link' ? [name?.value] : childIds.flatMap(linksBelow);
  };
  const found = linksBelow(nodes[0]!.nodeId)
    .join('\n')
    .matchAll(/ OLD-(\d+) /g);
  return [...found].map(([, number]) => Number(number));
}
