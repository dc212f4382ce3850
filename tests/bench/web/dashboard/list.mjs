import { median, slowPage, withPhone } from './phone.mjs';

/** How fast a thumb throws the list: two and a half screens a second. */
const PIXELS_A_FRAME = 35;

/** Scrolls the list of all invoices from its first to its last, on the slow processor: what kept the page from answering. */
export async function measureScrolling(browser, session, runs) {
  const rows = [];
  for (let i = 0; i < runs; i += 1) rows.push(await withPhone(browser, session, scroll));
  const of = (name) => median(rows.map((row) => row[name]));
  return [
    {
      invoices: of('invoices'),
      seconds: of('seconds'),
      'long tasks': of('longTasks'),
      'longest task ms': of('longest'),
      'rows in the page': of('rows'),
      'frames a second': of('framesPerSecond'),
    },
  ];
}

async function scroll(context) {
  const page = await slowPage(context);
  await page.goto('/dashboard/invoices');
  await page.getByRole('list', { name: 'invoices' }).waitFor();
  // What comes after the first screen has come.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  return page.evaluate(scrollToEnd, PIXELS_A_FRAME);
}

/** Runs in the page. */
async function scrollToEnd(pixels) {
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  const frame = () => new Promise(requestAnimationFrame);
  const began = performance.now();
  let frames = 0;
  let rows = 0;
  let still = 0;
  while (still < 30) {
    const before = window.scrollY;
    window.scrollBy(0, pixels);
    await frame();
    frames += 1;
    still = window.scrollY === before ? still + 1 : 0;
    rows = Math.max(rows, document.querySelectorAll('ul[aria-label="invoices"] > li').length);
  }
  const seconds = (performance.now() - began) / 1000;
  observer.disconnect();
  const count = document.querySelector('ul[aria-label="invoices"] > li').getAttribute('aria-setsize');
  if (!document.querySelector(`ul[aria-label="invoices"] > li[aria-posinset="${count}"]`))
    throw new Error('The list did not end');
  return {
    invoices: Number(count),
    seconds: Math.round(seconds),
    longTasks: tasks.length,
    longest: Math.round(Math.max(0, ...tasks.map(({ duration }) => duration))),
    rows,
    framesPerSecond: Math.round(frames / seconds),
  };
}
