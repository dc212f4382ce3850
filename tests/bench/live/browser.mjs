import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.mjs';

/**
 * A real browser, signed in, with the business's invoice open. Calls back when its page shows a payment, with the time at
 * which it changed.
 */
export async function openBrowser(url, { person, invoice }, onShown) {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('The bench needs Chromium; set CHROMIUM_PATH to one.');
  const browser = await chromium.launch({ executablePath });
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('Email').fill(person.account.email);
  await page.getByLabel('Password', { exact: true }).fill(person.account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(`${url}/dashboard/invoices/${invoice.id}`);
  await page.getByRole('heading', { name: invoice.number }).first().waitFor();
  await page.exposeFunction('whenShown', onShown);
  await page.evaluate(watchForPayments);
  return browser;
}

/** Runs in the page: the amount of every payment that it has not listed before. */
function watchForPayments() {
  const shown = new Set();
  const look = (at) => {
    for (const { textContent: amount } of document.querySelectorAll('ul[aria-label="Payments"] > li > p')) {
      if (shown.has(amount)) continue;
      shown.add(amount);
      window.whenShown(Math.round(Number(amount.slice(1)) * 100), at);
    }
  };
  look(0);
  new MutationObserver(() => look(performance.timeOrigin + performance.now())).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
