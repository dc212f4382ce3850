import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { balance } from '#tests/support/balancer.ts';
import { pay, sentInvoice } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import type { TestServer } from '#tests/support/server.ts';
import { isHydrated } from './hydrated.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const lines = [{ type: 'ROLLING', description: 'Live scan rolling fee', quantity: 2, unitCents: 5000 }];

/** Until the worker has all the app's files: the document comes last. */
const appIsKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/index.html'))), { timeout: 30_000 })
    .toBe(true);

/** Until what the screen shows is on the device: it is written a moment after the last answer. */
const isKept = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(async (text) => {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open('whorl-last-seen');
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(opening.error);
        });
        const reading = database.transaction('data').objectStore('data').getAll();
        await new Promise((resolve) => {
          reading.onsuccess = resolve;
        });
        database.close();
        return JSON.stringify(reading.result).includes(text);
      }, text),
    )
    .toBe(true);

/** A browser that plays being offline may say otherwise after a navigation: then the app knows from what it asked. */
const banner = (page: Page) =>
  page.getByText(/^(You are offline|We can’t reach the server)\. Showing data last loaded at/);

test('without a network the app opens with what was last seen, says so, and catches up', async ({
  page,
  context,
  server,
}) => {
  const dana = await newProfessional(server.url);
  const invoice = await sentInvoice(await withCustomer(dana), { lines });
  await signIn(page, dana);
  await expect(page.getByText('$100.00').first()).toBeVisible();
  await isKept(page, 'owedCents');
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await expect(page.getByRole('link', { name: invoice.number }).first()).toBeVisible();
  await appIsKept(page);
  await isKept(page, 'totalCount');

  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(page.getByText('$100.00').first()).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await expect(page.getByRole('link', { name: invoice.number }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();

  // What was never loaded, and what cannot be done, say why.
  await page.goto('/dashboard/customers/new');
  await page.getByLabel('Name', { exact: true }).fill('Marisol Vega');
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect(
    page.getByText(/^(You’re offline, and this needs a connection|We can’t reach the server)\./),
  ).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Marisol Vega');

  await page.goto('/dashboard');
  await expect(page.getByText('$100.00').first()).toBeVisible();
  await pay(dana, invoice.id, 2500);
  await context.setOffline(false);
  await expect(page.getByText('$75.00').first()).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('signing out takes what was seen off the device', async ({ page, context, server }) => {
  const dana = await newProfessional(server.url, 'Dana Offline');
  await signIn(page, dana);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await appIsKept(page);
  await isKept(page, 'ROOT_QUERY');
  const isPhone = (page.viewportSize()?.width ?? 0) < 992;
  await page.getByRole('button', { name: isPhone ? 'More' : /^Account:/ }).click();
  await page.getByText('Sign out').click();
  // By what is shown: a navigation that another overtakes on the way to the same auth page counts as failed.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect
    .poll(() => page.evaluate(() => Object.values({ ...localStorage }).some((value) => value.includes('Dana'))))
    .toBe(false);

  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByText('No one is signed in on this device.')).toBeVisible();
});

test('a network that leads nowhere is told of, and forgotten once it leads on', async ({ browser, server }) => {
  const way = await balance([server]);
  const context = await browser.newContext({ baseURL: way.url });
  const page = await context.newPage();
  await signIn(page, await newProfessional(server.url));
  await isHydrated(page);
  await appIsKept(page);
  await way.close();
  await page.getByRole('link', { name: 'Customers', exact: true }).click();
  await expect(page.getByText(/^We can’t reach the server. Showing data last loaded at/)).toBeVisible();
  const wayAgain = await balance([server], Number(new URL(way.url).port));
  await expect(banner(page)).toBeHidden();
  await expect(page.getByText('No customers yet')).toBeVisible();
  await context.close();
  await wayAgain.close();
});

/** Stands before the server, and can put another version of the worker in the place of its own. */
async function proxyOf(server: string) {
  let addition = '';
  const proxy = createServer(async (incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    if (url === '/service-worker.js') {
      const script = await fetch(server + url).then((response) => response.text());
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      outgoing.end(script + addition);
      return;
    }
    const forwarded = request(server + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    release: () => {
      addition = '\n// another version';
    },
    close: () => proxy.close(),
  };
}

test('a screen whose code is out of reach leaves the app around it, and comes with the network', async ({
  browser,
  server,
}) => {
  const way = await balance([server]);
  // Without a worker nothing of the app is kept on the device.
  const context = await browser.newContext({ baseURL: way.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, await newProfessional(server.url));
  await isHydrated(page);
  const settings = page.getByRole('link', { name: 'Settings', exact: true });
  await expect(settings).toBeVisible();
  await way.close();
  await settings.click();
  await expect(page.getByRole('alert').getByText('We couldn’t load this page')).toBeVisible();
  await expect(page.getByText('We can’t reach the server. Check your connection and try again')).toBeVisible();
  const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'));
  await page.getByRole('button', { name: 'Retry' }).click();
  await tried;
  await expect(page.getByText('We couldn’t load this page')).toBeVisible();
  await expect(settings).toBeVisible();
  const wayAgain = await balance([server], Number(new URL(way.url).port));
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.getByText('We couldn’t load this page')).toBeHidden();
  await context.close();
  await wayAgain.close();
});

/** Settings are out of reach, as a proxy answers for a server that is gone, until `comeBack`. */
async function openSettingsOutOfReach(browser: Browser, server: TestServer) {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, await newProfessional(server.url));
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toBeVisible();
  let isGone = true;
  await context.route(/\/(healthz|assets\/.*)$/, (route) =>
    isGone ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.fallback(),
  );
  // An answer at once would be a server that is there. It is asked twice, and then waited for.
  let refusals = 0;
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/healthz') && ++refusals === 2);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByText('We can’t reach the server. Check your connection and try again')).toBeVisible();
  await refused;
  const comeBack = () => {
    isGone = false;
  };
  return { context, page, comeBack };
}

test('a proxy that answers for a server that is gone is no answer', async ({ browser, server }) => {
  const { context, page, comeBack } = await openSettingsOutOfReach(browser, server);
  comeBack();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await context.close();
});

/** Settings, opened from Today, whose code the server does not have: at first, or however often it is asked. */
async function openSettingsWithoutCode(page: Page, server: TestServer, howOften: 'once' | 'always') {
  await signIn(page, await newProfessional(server.url));
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toBeVisible();
  const missing = new Set<string>();
  let isFirstDocument = true;
  page.on('framenavigated', () => (isFirstDocument = missing.size === 0));
  await page.route(/\/assets\/.*\.js$/, (route) => {
    const file = route.request().url();
    if (isFirstDocument) missing.add(file);
    const isMissing = isFirstDocument || (howOften === 'always' && missing.has(file));
    return isMissing ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.fallback();
  });
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
}

test.describe('from a server that is there', () => {
  // What a worker keeps would not be missing.
  test.use({ serviceWorkers: 'block' });

  test('a screen whose code was missing for a moment comes', async ({ page, server }) => {
    await openSettingsWithoutCode(page, server, 'once');
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });

  test('a screen whose code stays missing is the error screen', async ({ page, server }) => {
    await openSettingsWithoutCode(page, server, 'always');
    await expect(page.getByRole('heading', { name: 'Something went wrong', level: 1 })).toBeVisible();
  });

  test('a part whose sheet was missing for a moment comes with it', async ({ page, server }) => {
    await signIn(page, await newProfessional(server.url));
    await expect(page.getByRole('link', { name: 'Settings', exact: true })).toBeVisible();
    await page.route('**/assets/FinderPanel-*.css', (route) => route.abort(), { times: 1 });
    const missed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: /^Search/ }).click();
    await missed;
    await expect(page.getByLabel('Find a customer, quote, invoice or action')).toHaveCSS('height', '56px');
  });
});

test('whoever leaves a screen that is out of reach has the server left alone', async ({ browser, server }) => {
  const { context, page } = await openSettingsOutOfReach(browser, server);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/healthz') && asked.push(new URL(request.url()).search));
  await page.evaluate(async () => {
    // What was asked while the screen stood may be heard of only now.
    await fetch('/healthz?before');
    // What waits for the network to try again does so now.
    dispatchEvent(new Event('online'));
    await fetch('/healthz?after');
  });
  expect(asked.slice(asked.indexOf('?before'))).toEqual(['?before', '?after']);
  await context.close();
});

test('a new version waits until it is asked for, and then comes once', async ({ browser, server }) => {
  const proxy = await proxyOf(server.url);
  const context = await browser.newContext({ baseURL: proxy.url });
  const page = await context.newPage();
  await signIn(page, await newProfessional(server.url));
  await appIsKept(page);
  await page.goto('/dashboard/customers/new');
  await page.getByLabel('Name', { exact: true }).fill('Marisol Vega');

  proxy.release();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByRole('alert').filter({ hasText: 'A new version is ready' });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Marisol Vega');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();

  page.on('dialog', (dialog) => dialog.accept());
  let loads = 0;
  page.on('load', () => loads++);
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('button', { name: 'Add customer' })).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  expect(loads).toBe(1);
  await context.close();
  proxy.close();
});

test('a public page that was read opens offline; another says what is missing', async ({ page, context }) => {
  await page.goto('/help');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeHidden();
});
