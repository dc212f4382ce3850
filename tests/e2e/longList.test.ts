import type { Page } from '@playwright/test';
import { sentInvoice } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import type { TestServer } from '#tests/support/server.ts';
import { failWith, hold, operationOf, requestsFor, variablesOf } from './authPages/operations.ts';
import { newProfessional, openSession } from './person.ts';
import { expect, test } from './test.ts';

/** More than the plan has. */
const MANY = 320;
const MIDDLE = MANY / 2;
const COPIES = `insert into invoices (business_id, id, customer_id, number, subtotal_cents, discount_cents, tax_rate, tax_cents,
    total_cents, portal_token, sent_at, created_at, updated_at, status, paid_cents, issue_date, due_date)
  select business_id, gen_random_uuid(), customer_id, 'OLD-' || n, subtotal_cents, 0, 0, 0, total_cents, 'old-' || id || n,
    created_at - n * interval '1 hour', created_at - n * interval '1 hour', created_at - n * interval '1 hour', status, 0,
    issue_date, due_date
  from invoices, generate_series(1, $2::int) n where invoices.id = $1`;

/** Signs somebody new in, who has one invoice and its copies; opens nothing. */
async function signInWithMany(page: Page, server: TestServer) {
  const dana = await newProfessional(server.url);
  const invoice = await sentInvoice(await withCustomer(dana));
  await server.sql(COPIES, [invoice.id, MANY]);
  await openSession(page, dana);
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
  // The note above the list moves it down.
  await expect(page.getByText('You’ve used all')).toBeAttached();
  const rows = table.getByRole('row').filter({ has: page.getByRole('link') });

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  const middle = table.getByRole('link', { name: `OLD-${MIDDLE}`, exact: true });
  // One page follows from the other.
  await expect(middle).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  const place = await page.evaluate(() => window.scrollY);

  await middle.click();
  await expect(page.getByRole('heading', { level: 1, name: `Invoice OLD-${MIDDLE}` })).toBeVisible();
  await page.goBack();
  await expect(middle).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  // What comes late above the list, as that more was made than the plan has, moves nothing of it.
  await expect(page.getByText('You’ve used all')).toBeAttached();
  await page.reload();
  await expect(middle).toBeInViewport();
  await expect(page.getByText('You’ve used all')).toBeAttached();
  // Within a pixel: the list begins at a fraction of one, with the note above it at another; scrolling is by whole ones.
  await expect.poll(() => page.evaluate((from) => Math.abs(window.scrollY - from), place)).toBeLessThanOrEqual(1);

  await middle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(table.getByRole('link', { name: `OLD-${MIDDLE + 1}`, exact: true })).toBeFocused();
  for (let row = MIDDLE; row > MIDDLE - 40; row -= 1) {
    await page.keyboard.press('ArrowUp');
    await expect(table.getByRole('link', { name: `OLD-${row}`, exact: true })).toBeFocused();
  }

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(table.getByRole('link', { name: `OLD-${MANY}`, exact: true })).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
});

test('on a phone Tab reaches the cards in their order, each in sight', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInWithMany(page, server);
  await page.goto('/dashboard/invoices');
  const cards = page.getByRole('list', { name: 'invoices' });
  await cards.getByRole('link', { name: 'OLD-5 ' }).focus();
  for (let row = 6; row < 40; row += 1) {
    await page.keyboard.press('Tab');
    await expect(cards.getByRole('link', { name: `OLD-${row} ` })).toBeFocused();
    expect(await page.evaluate(focusedIsInSight)).toBe(true);
  }
  expect(await cards.getByRole('listitem').count()).toBeLessThan(60);
});

test('a live event renews the rows in sight of a long list, and the list keeps its place', async ({ page, server }) => {
  await signInWithMany(page, server);
  await page.goto('/dashboard/invoices');
  const table = page.getByRole('table', { name: 'invoices' });
  await expect(table).toHaveAttribute('aria-rowcount', String(MANY + 2));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  const middle = table.getByRole('row').filter({ has: page.getByRole('link', { name: `OLD-${MIDDLE}`, exact: true }) });
  await expect(middle).toBeVisible();
  await server.sql("update invoices set status = 'WRITTEN_OFF' where number = $1", [`OLD-${MIDDLE}`]);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(middle).toContainText('Written off');
  await expect(middle).toBeInViewport();
});

test('rows load when timers fire late, as on a busy device, and no page is requested twice', async ({
  page,
  server,
}) => {
  await signInWithMany(page, server);
  await page.addInitScript(() => {
    const original = window.setTimeout;
    const late = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => original(handler, delay || 100, ...rest);
    Object.assign(window, { setTimeout: late });
  });
  const asked = requestsFor(page, 'Invoices');
  await page.goto('/dashboard/invoices');
  const table = page.getByRole('table', { name: 'invoices' });
  await expect(table).toHaveAttribute('aria-rowcount', String(MANY + 2));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(table.getByRole('link', { name: `OLD-${MIDDLE}`, exact: true })).toBeVisible();
  const starts = asked.map((request) => variablesOf(request).after).filter(Boolean);
  expect(starts).toEqual([...new Set(starts)]);
});

test('rows that could not be loaded while the server was unreachable load once it responds again', async ({
  page,
  server,
}) => {
  await signInWithMany(page, server);
  await page.goto('/dashboard/invoices');
  const table = page.getByRole('table', { name: 'invoices' });
  await expect(table).toHaveAttribute('aria-rowcount', String(MANY + 2));
  const ATTEMPTS = 4;
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'Invoices' || lost === ATTEMPTS) return route.fallback();
    lost += 1;
    await route.abort('connectionfailed');
  });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.getByText('We can’t reach the server.')).toBeVisible();
  await expect.poll(() => lost).toBe(ATTEMPTS);
  // Any response counts, such as that to the activity feed.
  await page.getByRole('button', { name: 'Activity' }).click();
  await expect(table.getByRole('link', { name: `OLD-${MIDDLE}`, exact: true })).toBeVisible();
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

test('an error in loading more rows is gone once the list is sorted anew', async ({ page, server }) => {
  await signInWithMany(page, server);
  await page.goto('/dashboard/invoices');
  await expect(page.getByRole('table', { name: 'invoices' })).toBeVisible();
  await failWith(page, 'Invoices', 500);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  const error = page.getByText('We couldn’t load more invoices');
  await expect(error).toBeAttached();
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Due first' }).click();
  await expect(error).not.toBeAttached();
});

/** Runs in the page: whether all of what has the focus is there to be seen, with nothing over it. */
function focusedIsInSight(): boolean {
  const focused = document.activeElement!;
  const { top, bottom, left } = focused.getBoundingClientRect();
  return [top + 4, bottom - 4].every((y) => focused.contains(document.elementFromPoint(left + 4, y)));
}
