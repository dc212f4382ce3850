import type { Locator, Page } from '@playwright/test';
import type { SlideKey } from '#client/features/home/media/slides.ts';

interface Screens {
  /** The signed-in professional's page. */
  own: Page;
  /** The customer's page, without an account. */
  customers: Page;
}

/** Navigates to the screen of a slide; returns the page to take. */
type Shot = (screens: Screens) => Promise<Page>;

export const shots: Record<SlideKey, Shot> = {
  async quoteBuilder({ own }) {
    await own.goto('/dashboard/quotes/new');
    await own.getByRole('combobox', { name: 'Customer' }).fill('bayview');
    await own.getByRole('option', { name: 'Bayview Staffing Group' }).click();
    for (const service of ['Live scan fingerprinting, rolling fee', 'DOJ processing fee', 'FBI processing fee']) {
      await own.getByRole('combobox', { name: 'Add a line' }).fill(service);
      await own.getByRole('option', { name: service }).first().click();
      await own.getByRole('textbox', { name: 'Quantity' }).last().fill('6');
    }
    await own.getByRole('switch', { name: 'Charge travel' }).check();
    const travel = own.getByRole('region', { name: 'Travel' });
    const sketch = travel.getByRole('img');
    await sketch.waitFor();
    if (isPhone(own)) await beginWith(sketch);
    else await endWith(travel);
    return own;
  },

  async customerHub({ own }) {
    await open(own, '/dashboard/customers', 'Bayview Staffing Group');
    return own;
  },

  async analyticsEngine({ own }) {
    await own.goto('/dashboard');
    return own;
  },

  async documentManagement({ own, customers }) {
    await open(own, '/dashboard/invoices?status=PAID', 'Alameda Little Learners');
    await customers.goto(await portalAddress(own));
    return customers;
  },

  async schedulingSystem({ own }) {
    await open(own, '/dashboard/quotes?status=ACCEPTED', 'Lucia Moretti');
    if (isPhone(own)) await beginWith(own.getByRole('region', { name: 'Details' }));
    return own;
  },

  async reportsDashboard({ own }) {
    await own.goto('/dashboard/invoices?status=SENT,VIEWED,PARTIAL&sort=BALANCE');
    return own;
  },
};

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** Scrolls so that a section ends the picture, with a margin below. */
const endWith = (section: Locator) =>
  section.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
    scrollBy(0, 24);
  });

/** Scrolls so that a part begins below the phone's sticky bar. */
const beginWith = (part: Locator) =>
  part.evaluate((element) => {
    element.scrollIntoView();
    scrollBy(0, -76);
  });

/** Opens the customer's newest record in a list, or the customer. */
async function open(page: Page, list: string, customer: string): Promise<void> {
  await page.goto(list);
  const rows = page.getByRole('row', { name: customer }).getByRole('link');
  const cards = page.getByRole('link', { name: customer });
  const entry = rows.or(cards).filter({ visible: true }).first();
  const address = await entry.getAttribute('href');
  await entry.click();
  await page.waitForURL(`**${address}`);
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
}

/** Returns the portal address of the open document. */
async function portalAddress(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More actions' }).filter({ visible: true }).click();
  await page.getByRole('menuitem', { name: /^Copy .*link$/ }).click();
  return page.getByText(/^http.*\/portal\//).innerText();
}
