import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

/** What these show does not depend on the size of the screen: the desk's is enough. */
const ONE_SIZE_IS_ENOUGH = [
  /doors\/(beta|early|errorScreen|guard|keyboard|mailedLinks|password|session)\.test/,
  /(apiAccess|atOnce|auditLog|billing|closure|customerImport|dataExport|givenByHand|help|install|live|longList|newsletter|offline|pageData|payOnline|payouts|plans|signInSecurity|team|typedNumbers|webhooks)\.test/,
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Whatever is waited for ends the wait at once: on a slow or busy machine it only comes later.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 60_000,
    // Each test is a first visit, which would fetch and keep the whole app. Those that are about it let it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // A trace takes a quarter of a test's time: ask for one with --trace on.
    trace: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        // Without it Chromium does not start as root, as in a container.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: ONE_SIZE_IS_ENOUGH,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
