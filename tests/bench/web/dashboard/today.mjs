import { median, NETWORKS, slowPage, withPhone } from './phone.mjs';

/**
 * From navigation to Today in use: its figures are painted, and the tap on Create that is made in that moment has opened
 * its choices. Cold: nothing is on the phone but the session's cookie. Warm: the second visit, with what the service
 * worker and the device have kept, over the same network.
 */
export async function measureToday(browser, session, runs) {
  const rows = [];
  for (const network of Object.keys(NETWORKS)) {
    const cold = [];
    const warm = [];
    for (let i = 0; i < runs; i += 1) {
      await withPhone(
        browser,
        session,
        async (context) => {
          const page = await slowPage(context, network);
          cold.push(await open(page));
          await untilKept(page);
          await page.goto('about:blank');
          warm.push(await open(page));
        },
        { serviceWorkers: 'allow' },
      );
    }
    rows.push(rowOf(network, 'cold', cold), rowOf(network, 'warm', warm));
  }
  return rows;
}

async function open(page) {
  await page.addInitScript(watch);
  // It tells by itself: whoever asked the page again and again would keep its slow processor busy.
  const told = page.waitForEvent('console', (message) => message.text().startsWith('{"shown"'));
  await page.goto('/dashboard', { waitUntil: 'commit' });
  return JSON.parse((await told).text());
}

/** Runs in the page: taps as soon as the figures are painted; notes when they were, and when the tap was answered. */
function watch() {
  const afterPaint = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));
  const appears = (find) =>
    new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (!found) return;
        observer.disconnect();
        resolve(found);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, characterData: true });
      look();
    });
  const figures = () => /\$\d/.test(document.querySelector('ul[aria-label="Key figures"]')?.textContent ?? '');
  // What opens by the browser's own means was in the document before, and nobody saw it.
  const isOpen = () => {
    const choices = [...document.querySelectorAll('[role="dialog"]')].find((dialog) => dialog.checkVisibility());
    return choices?.textContent.includes('New quote');
  };
  (async () => {
    await appears(figures);
    const shown = await afterPaint();
    // The rest of the document may still be on its way.
    const create = await appears(() => document.querySelector('button[aria-label="Create"]'));
    create.click();
    while (!isOpen()) await new Promise(requestAnimationFrame);
    console.info(JSON.stringify({ shown, usable: await afterPaint() }));
  })();
}

/** Until the service worker has all the app's files: the second visit is one after the first was over. */
async function untilKept(page) {
  await page.waitForFunction(
    async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith('app-') && (await (await caches.open(name)).match('/index.html'))) return true;
      }
      return false;
    },
    undefined,
    { polling: 500, timeout: 120_000 },
  );
}

const rowOf = (network, visit, times) => ({
  network,
  visit,
  'figures shown ms': Math.round(median(times.map(({ shown }) => shown))),
  'usable ms': Math.round(median(times.map(({ usable }) => usable))),
});
