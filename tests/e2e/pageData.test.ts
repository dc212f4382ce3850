import { sentInvoice } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { operationOf } from './authPages/operations.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

/** What surrounds every page asks for itself. */
const AROUND = ['RefreshSession', 'Shell', 'SubscriptionStatus'];

test('each page of the dashboard asks for its data in one request, without waiting for anything but the session', async ({
  page,
  server,
}) => {
  // A dozen pages, each until it is still.
  test.slow();
  const dana = await newProfessional(server.url);
  const writer = await withCustomer(dana);
  const invoice = await sentInvoice(writer);
  const draft = await writer.create();
  await signIn(page, dana);
  const pages: [path: string, operation?: string][] = [
    ['', 'Today'],
    ['/money', 'MonthMoney'],
    ['/invoices', 'Invoices'],
    [`/invoices/${invoice.id}`, 'InvoicePage'],
    ['/invoices/new', 'NewInvoice'],
    ['/quotes', 'Quotes'],
    [`/quotes/${draft.id}`, 'QuotePage'],
    [`/quotes/${draft.id}/edit`, 'QuoteForEdit'],
    ['/quotes/new', 'NewQuote'],
    ['/customers', 'Customers'],
    [`/customers/${writer.customerId}`, 'CustomerPage'],
    [`/customers/edit/${writer.customerId}`, 'CustomerForEdit'],
    ['/price-list', 'PriceList'],
    ['/settings', 'Settings'],
    ['/settings/documents', 'Settings'],
    ['/settings/plan', 'PlanOverview'],
  ];
  const asked: string[] = [];
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation && !AROUND.includes(operation)) asked.push(operation);
  });
  for (const [path, operation] of pages) {
    await page.goto('about:blank');
    asked.length = 0;
    await page.goto(`/dashboard${path}`);
    await expect(page.getByRole('main').locator('[aria-busy=true], [role=status][aria-label^=Loading]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The editors look up what hangs on the customer that they are for.
    const own = asked.filter((name) => !LOOKUPS.includes(name));
    expect(own, path).toEqual(operation ? [operation] : []);
  }
});

const LOOKUPS = ['CustomerPlace', 'PickedCustomer', 'PlaceOfPostalCode', 'EstimateTravel'];

test('a page’s data is asked for while its code is on its way', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  const invoice = await sentInvoice(await withCustomer(dana));
  await signIn(page, dana);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/InvoicePage-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard/invoices');
  const answered = page.waitForResponse((response) => operationOf(response.request()) === 'InvoicePage');
  await page.getByRole('link', { name: invoice.number }).click();
  await answered;
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice / })).toBeHidden();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${invoice.number}` })).toBeVisible();
});

test('the code of what a list leads to is there before anybody goes', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  const invoice = await sentInvoice(await withCustomer(dana));
  await signIn(page, dana, '/dashboard/customers');
  const fetched = page.waitForEvent('requestfinished', (request) => /\/InvoicePage-[^/]*\.js$/.test(request.url()));
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await fetched;
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('link', { name: invoice.number }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${invoice.number}` })).toBeVisible();
});
