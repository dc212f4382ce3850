import { slowPage, withPhone } from './phone.mjs';

const PAGES = {
  Today: '/dashboard',
  Money: '/dashboard/money',
  Invoices: '/dashboard/invoices',
  'New invoice': '/dashboard/invoices/new',
  Quotes: '/dashboard/quotes',
  'New quote': '/dashboard/quotes/new',
  Customers: '/dashboard/customers',
  'Price list': '/dashboard/price-list',
  Settings: '/dashboard/settings',
};
/** Asked on every screen, by what surrounds it. */
const AROUND = ['RefreshSession', 'Shell', 'SubscriptionStatus'];

/**
 * Each page of the dashboard by its address: how many requests its data takes, and whether any of them began after
 * another's answer; whether the data was asked for before the page's own code was there.
 */
export async function measureRequests(browser, session) {
  const rows = [];
  const first = await withPhone(browser, session, firstOfEach);
  for (const [name, path] of Object.entries({ ...PAGES, ...first }))
    rows.push({ page: name, ...(await withPhone(browser, session, (context) => requestsOf(context, path))) });
  return rows;
}

async function firstOfEach(context) {
  const page = await context.newPage();
  const found = {};
  for (const [name, list] of Object.entries({ Invoice: 'invoices', Quote: 'quotes', Customer: 'customers' })) {
    await page.goto(`/dashboard/${list}`);
    found[name] = await page.getByRole('list', { name: list }).getByRole('link').first().getAttribute('href');
  }
  return found;
}

async function requestsOf(context, path) {
  const page = await slowPage(context, 'slow 4G');
  const asked = [];
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { startTime, responseEnd } = request.timing();
    const name = /(?:query|mutation) (\w+)/.exec(request.postDataJSON().query)[1];
    asked.push({ name, began: startTime, ended: startTime + responseEnd });
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  const own = asked.filter(({ name }) => !AROUND.includes(name));
  return {
    requests: own.length,
    waterfall: own.some(({ began }) => own.some((other) => other.ended < began)) ? 'yes' : 'no',
    queries: own.map(({ name }) => name).join(' '),
  };
}
