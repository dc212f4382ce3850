import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { brand } from '#client/ui/brand/brand.ts';
import { ink, paper } from '#client/ui/theme/colors.ts';
import { fontFaces, mark, rings } from './motif.ts';

const FILE = fileURLToPath(new URL('../../client/public/og.png', import.meta.url));
const SIZE = { width: 1200, height: 630 };

/** Takes the Open Graph card of links to Whorl: logo, name and one line. */
export async function takeOpenGraph(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(card());
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await sharp(picture).png({ palette: true, effort: 10 }).toFile(FILE);
  await page.close();
}

const nonBreakingHyphen = '\u2011';

const card = () => `<!doctype html>
<style>
  ${fontFaces()}
  body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; background: ${paper}; color: ${ink} }
  .rings { position: absolute; right: -150px; top: -5px; width: 640px; height: 640px; overflow: visible }
  main { position: absolute; left: 88px; top: 0; bottom: 0; width: 640px; display: flex; flex-direction: column; justify-content: center }
  header { display: flex; align-items: center; gap: 16px; font: 700 112px/1 Headings; letter-spacing: -0.02em }
  img { width: 124px; height: 124px; margin-left: -18px }
  p { margin: 36px 0 0; font: 500 36px/1.35 Text }
</style>
${rings()}
<main>
  <header><img alt="" src="${mark()}">${brand.name}</header>
  <p>${brand.line.replaceAll('-', nonBreakingHyphen)}</p>
</main>`;
