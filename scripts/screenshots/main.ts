import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type { SlideKey } from '#client/features/home/media/slides.ts';
import { COLOR_SCHEME_KEY } from '#client/ui/theme/colorSchemeKey.ts';
import { openBrowser, openContext, signIn } from './browser.ts';
import { type Demo, startDemo } from './demo.ts';
import { encode } from './encode.ts';
import { framings } from './framing.ts';
import { takeOpenGraph } from './openGraph.ts';
import { shots } from './shots.ts';

// npm run screenshots: takes the pictures of the home page's carousel from the demo business, and the Open Graph card.

const FOLDER = fileURLToPath(new URL('../../client/src/features/home/media/pictures', import.meta.url));

type Framing = keyof typeof framings;
type Scheme = 'light' | 'dark';

const work = await mkdtemp(join(tmpdir(), 'whorl-pictures-'));
const demo = await startDemo();
const browser = await openBrowser();
try {
  for (const framing of ['desk', 'phone'] as const)
    for (const scheme of ['light', 'dark'] as const) await takeAll(browser, demo, framing, scheme);
  await takeOpenGraph(browser);
  await rm(FOLDER, { recursive: true, force: true });
  await cp(work, FOLDER, { recursive: true });
} finally {
  await browser.close();
  await demo.end();
  await rm(work, { recursive: true, force: true });
}

async function takeAll(browser: Browser, demo: Demo, framing: Framing, scheme: Scheme) {
  const { context, widths } = framings[framing];
  const open = async () => {
    const opened = await openContext(browser, demo, { ...context, reducedMotion: 'reduce' });
    await opened.addInitScript(([key, value]) => localStorage.setItem(key, value), [COLOR_SCHEME_KEY, scheme] as const);
    return opened;
  };
  const [professionals, customers] = [await open(), await open()];
  const screens = { own: await signIn(professionals, demo), customers: await customers.newPage() };
  for (const key of Object.keys(shots) as SlideKey[]) {
    const page = await shots[key](screens);
    await settle(page);
    const picture = await page.screenshot({ animations: 'disabled' });
    await encode(picture, widths, work, `${key}-${framing}-${scheme}`);
    console.log(`${key}, ${framing}, ${scheme}`);
  }
  await professionals.close();
  await customers.close();
}

/** Waits until loading has finished, and removes pointer and focus. */
async function settle(page: Page) {
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.locator('[class*="Skeleton-root"], [aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    (document.activeElement as HTMLElement | null)?.blur();
  });
}
