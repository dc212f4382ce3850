import { chromium } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { findBrowser } from '../../../../scripts/browser.mjs';

const KILOBIT = 1000 / 8;

/** Lighthouse's mobile preset: its screen, its processor four times as slow as this machine's, its network (slow 4G). */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWER = 4;
export const NETWORKS = {
  /** The preset's round trip and throughput. */
  'slow 4G': { latency: 150, downloadThroughput: 1638.4 * KILOBIT, uploadThroughput: 750 * KILOBIT },
  /** The same as Lighthouse applies it in DevTools, where a request costs as if each opened a connection of its own. */
  'slow 4G, every request on a new connection': {
    latency: 562.5,
    downloadThroughput: 1474.56 * KILOBIT,
    uploadThroughput: 675 * KILOBIT,
  },
};

export async function launch() {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('The bench needs Chromium; set CHROMIUM_PATH to one.');
  return chromium.launch({ executablePath, args: ['--disable-gpu', '--no-sandbox'] });
}

/**
 * How fast this machine is, by Lighthouse's benchmark. Its preset is made for some 2,000, slowed to a phone of 500; under
 * 1,000 it warns that all figures are those of a slower phone.
 */
export async function paceOf(browser) {
  const page = await browser.newPage();
  try {
    return Math.round(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  } finally {
    await page.close();
  }
}

/** Signs in once; answers the cookies of the session, which every visit hands on to the next. */
export async function signIn(browser, { url, email, password }) {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  const cookies = await context.cookies();
  await context.close();
  return { url, cookies };
}

/** A phone that holds nothing but the session's cookie. What the visitor does with it may leave it with a new cookie. */
export async function withPhone(browser, session, visit, { serviceWorkers = 'block' } = {}) {
  const context = await browser.newContext({ ...SCREEN, baseURL: session.url, serviceWorkers });
  try {
    await context.addCookies(session.cookies);
    return await visit(context);
  } finally {
    session.cookies = await context.cookies();
    await context.close();
  }
}

/** A page with the phone's processor and, where one is named, its network. */
export async function slowPage(context, network) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (network) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS[network] });
  }
  return page;
}

export const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
