import { urlOfRunning } from '../../../../db/embedded/index.ts';
import { startDemo } from '../../../../scripts/screenshots/demo.ts';
import { growTo } from './business.mjs';
import { measureScrolling } from './list.mjs';
import { launch, paceOf, signIn } from './phone.mjs';
import { measureRequests } from './requests.mjs';
import { measureTaps } from './taps.mjs';
import { measureToday } from './today.mjs';

const INVOICES = 5000;

/** The dashboard of the demo business on a phone with a processor four times as slow as this machine's. */
export async function measureDashboard(runs) {
  const demo = await startDemo();
  const browser = await launch();
  try {
    await printPace(browser);
    const session = await signIn(browser, demo);
    print('Today, from navigation until a tap is answered', await measureToday(browser, session, runs));
    print('Requests for each page’s data', await measureRequests(browser, session));
    await growTo(await urlOfRunning(demo.dataDir), INVOICES);
    print('From a tap until it shows (slow 4G)', await measureTaps(browser, session, runs));
    print('Scrolling all invoices', await measureScrolling(browser, session, Math.min(runs, 3)));
    await printPace(browser);
  } finally {
    await browser.close();
    await demo.end();
  }
}

async function printPace(browser) {
  console.log(`\nThis machine's pace by Lighthouse's benchmark: ${await paceOf(browser)} (2,000 expected)`);
}

function print(title, rows) {
  console.log(`\n${title}`);
  console.table(rows);
}
