import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { installDebianPackage, succeeds } from './debian.mjs';

// The Chromium for tests: an installed one, else Debian's package or Playwright's. The headless shell is preferred, because
// it takes two thirds of the time.

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const HOW_TO_INSTALL =
  'The end-to-end tests need Chromium, and none could be installed. Install it (Debian: apt-get install ' +
  'chromium-headless-shell), or set CHROMIUM_PATH to a Chromium or Chrome that is there.';

const WAYS_TO_INSTALL = [
  () => installDebianPackage('chromium-headless-shell'),
  installPlaywrights,
  () => installDebianPackage('chromium'),
];

/** Returns the path of an installed Chromium; undefined if there is none. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return [...SYSTEM_BROWSERS, playwrightsOwn()].find((path) => existsSync(path) && runs(path));
}

/** The same, trying to install one first. */
export function ensureBrowser() {
  const path = findBrowser();
  if (path) return path;
  for (const install of WAYS_TO_INSTALL) {
    const installed = install() && findBrowser();
    if (installed) return installed;
  }
  throw new Error(HOW_TO_INSTALL);
}

function playwrightsOwn() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
}

/** A downloaded browser may lack system libraries. */
function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function installPlaywrights() {
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  return succeeds(process.execPath, [cli, 'install', 'chromium'], 5 * 60_000) && runs(playwrightsOwn());
}
