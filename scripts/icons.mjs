import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './browser.mjs';
import { root } from './install.mjs';

// node scripts/icons.mjs: draws the icons of the installed app from the favicon. Run it after the logo changes.

const PUBLIC = join(root, 'client', 'public');
const ICONS = join(PUBLIC, 'icons');

/** Without the favicon's rounded corners, because phones apply their own mask, and with the safe zone in the middle. */
const favicon = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
const square = favicon.replace(/ rx="[^"]*"/, '');
const withMargin = (share) =>
  square.replace('<g ', `<g transform="translate(24 24) scale(${share}) translate(-24 -24)" `);

const icons = [
  { name: 'icon-192', size: 192, svg: favicon },
  { name: 'icon-512', size: 512, svg: favicon },
  { name: 'maskable-192', size: 192, svg: withMargin(0.78) },
  { name: 'maskable-512', size: 512, svg: withMargin(0.78) },
  { name: 'apple-touch-icon', size: 180, svg: withMargin(0.9) },
];

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
mkdirSync(ICONS, { recursive: true });
for (const { name, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
  writeFileSync(join(ICONS, `${name}.png`), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
