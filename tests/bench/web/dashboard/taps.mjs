import { median, slowPage, withPhone } from './phone.mjs';

/**
 * What a tap does, and when it is painted, on the slow processor and network: an invoice that is opened from the list,
 * first as the list knew it, then whole; a payment, a customer put away and a draft sent, each as its effect shows and as
 * the server has answered.
 */
export async function measureTaps(browser, session, runs) {
  const steps = { 'open an invoice': openInvoice, 'record a payment': recordPayment, 'archive a customer': archive };
  const rows = [];
  for (const [tap, step] of Object.entries(steps)) {
    const times = [];
    for (let i = 0; i < runs; i += 1) {
      times.push(
        await withPhone(browser, session, async (context) => {
          const page = await slowPage(context, 'slow 4G');
          await page.addInitScript(timing);
          return step(page);
        }),
      );
    }
    rows.push({
      tap,
      'shown ms': Math.round(median(times.map(({ shown }) => shown))),
      'all of it ms': Math.round(median(times.map(({ whole }) => whole))),
    });
  }
  return rows;
}

/** Runs in every page: from a tap, made in the page itself, to what it should bring about, painted. */
function timing() {
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));
  const until = (holds) =>
    new Promise((resolve) => {
      const look = () => {
        if (!holds()) return;
        observer.disconnect();
        resolve(painted());
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
      look();
    });
  window.timeTap = async (element, isShown, isWhole) => {
    const began = performance.now();
    element.click();
    const [shown, whole] = await Promise.all([until(isShown), until(isWhole)]);
    return { shown: shown - began, whole: whole - began };
  };
}

async function openInvoice(page) {
  await page.goto('/dashboard/invoices');
  const row = page.getByRole('list', { name: 'invoices' }).getByRole('link').nth(4);
  await row.waitFor();
  await settled(page);
  return row.evaluate((link) => {
    const [number] = /INV-\d+/.exec(link.textContent);
    const [amount] = /\$[\d,.]+/.exec(link.textContent);
    const status = link.querySelector('[data-tone]').textContent;
    const text = () => document.querySelector('main').textContent;
    return window.timeTap(
      link,
      () =>
        document.querySelector('h1')?.textContent === `Invoice ${number}` &&
        text().includes(amount) &&
        text().includes(status),
      () => /Subtotal|Total/.test(document.querySelector('dl')?.textContent) && !document.querySelector('[aria-busy]'),
    );
  });
}

async function recordPayment(page) {
  await page.goto('/dashboard/invoices?status=SENT&sort=DUE_DATE');
  const row = page.getByRole('list', { name: 'invoices' }).getByRole('link').first();
  await row.click();
  // The list has a button of this name too, which first asks for which invoice.
  await page.getByRole('heading', { level: 1, name: /^Invoice / }).waitFor();
  await page.getByRole('button', { name: 'Record payment' }).click();
  const record = page.getByRole('dialog').getByRole('button', { name: /^Record \$/ });
  await record.waitFor();
  await settled(page);
  return record.evaluate((button) =>
    window.timeTap(
      button,
      () => document.querySelector('section[aria-label="Balance"]')?.textContent.includes('Paid in full'),
      () => /Payment received|received/.test(document.querySelector('main ol')?.textContent),
    ),
  );
}

async function archive(page) {
  await page.goto('/dashboard/customers');
  const row = page.getByRole('list', { name: 'customers' }).getByRole('link').first();
  await row.click();
  const button = page.getByRole('button', { name: 'Archive' });
  await button.waitFor();
  await settled(page);
  const times = await button.evaluate((element) =>
    window.timeTap(
      element,
      () => document.querySelector('main header')?.textContent.includes('Archived'),
      () => [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Restore'),
    ),
  );
  await page.getByRole('button', { name: 'Restore' }).click();
  await button.waitFor();
  return times;
}

const settled = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
};
