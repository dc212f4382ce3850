import type { Page } from '@playwright/test';
import { pay, sentInvoice, tokenOf } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { newBetaTester, newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

// Without a network what is kept of the app is what is left of it.
test.use({ serviceWorkers: 'allow' });

/** Fails the test if the page loads anew: what is shown must have come in live. */
async function mustNotReload(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
  return async () => expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true);
}

const lines = [{ type: 'ROLLING', description: 'Live scan rolling fee', quantity: 2, unitCents: 5000 }];

test('a payment recorded in one browser appears in the other, on the invoice, in the list, on Today, and with the customer', async ({
  browser,
  page,
  server,
}) => {
  const dana = await newBetaTester(server);
  const invoice = await sentInvoice(await withCustomer(dana), { lines });
  await signIn(page, dana, `/dashboard/invoices/${invoice.id}`);
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$100.00');

  const desk = await browser.newContext({ baseURL: server.url });
  const customer = await browser.newContext({ baseURL: server.url });
  await signIn(await desk.newPage(), dana);
  const others = await Promise.all(
    [
      `/dashboard/invoices/${invoice.id}`,
      '/dashboard/invoices',
      '/dashboard',
      `/portal/invoice/${tokenOf(invoice)}`,
    ].map(async (path) => {
      const other = await (path.startsWith('/portal') ? customer : desk).newPage();
      await other.goto(path);
      await expect(other.getByText('$100.00').first()).toBeVisible();
      return { other, expectSame: await mustNotReload(other) };
    }),
  );

  await page.getByRole('button', { name: 'Record payment' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Amount').fill('40');
  await sheet.getByText('Cash').click();
  await sheet.getByRole('button', { name: 'Record $40.00' }).click();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$60.00');
  for (const { other, expectSame } of others) {
    await expect(other.getByText('$60.00').first()).toBeVisible();
    await expectSame();
  }
  await expect(others[2]!.other.getByText(/\$40\.00 received/).first()).toBeVisible();
  await Promise.all([desk.close(), customer.close()]);
});

test('what was paid after the customer’s page was answered, and before it listened, shows there all the same', async ({
  page,
  server,
}) => {
  const dana = await newProfessional(server.url);
  const invoice = await sentInvoice(await withCustomer(dana), { lines });
  const paid = Promise.withResolvers<void>();
  await page.route('**/assets/liveSocket-*', async (route) => {
    await paid.promise;
    await route.continue();
  });
  await page.goto(`/portal/invoice/${tokenOf(invoice)}`);
  await expect(page.getByText('$100.00 is due')).toBeVisible();
  const expectSame = await mustNotReload(page);
  await pay(dana, invoice.id, 4_000);
  paid.resolve();
  await expect(page.getByText('$40.00 of $100.00 is paid.')).toBeVisible();
  await expectSame();
});

test('after the network was away, the page shows the truth by itself', async ({ page, context, server }) => {
  const dana = await newProfessional(server.url);
  const invoice = await sentInvoice(await withCustomer(dana), { lines });
  await signIn(page, dana, `/dashboard/invoices/${invoice.id}`);
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$100.00');
  const expectSame = await mustNotReload(page);
  await context.setOffline(true);
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await pay(dana, invoice.id, 2500);
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$75.00');
  await expectSame();
});

test('after the server was away, too', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  const invoice = await sentInvoice(await withCustomer(dana), { lines });
  await signIn(page, dana);
  const connected = page.waitForEvent('websocket');
  await page.goto(`/dashboard/invoices/${invoice.id}`);
  await connected;
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$100.00');
  const expectSame = await mustNotReload(page);
  await server.end('SIGKILL');
  await server.start();
  await pay(dana, invoice.id, 2500);
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$75.00');
  await expectSame();
});

test.describe('while a page does not listen yet', () => {
  // It would fetch past what holds the code back.
  test.use({ serviceWorkers: 'block' });

  test('what happens is shown as soon as it does', async ({ page, server }) => {
    const dana = await newProfessional(server.url);
    const invoice = await sentInvoice(await withCustomer(dana), { lines });
    await signIn(page, dana);
    const isPaid = Promise.withResolvers<void>();
    await page.route('**/assets/liveSocket-*.js', async (route) => {
      await isPaid.promise;
      await route.continue();
    });
    await page.goto(`/dashboard/invoices/${invoice.id}`);
    const balance = page.getByRole('region', { name: 'Balance' });
    await expect(balance).toContainText('$100.00');
    await pay(dana, invoice.id, 2500);
    isPaid.resolve();
    await expect(balance).toContainText('$75.00');
  });
});
