import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

/** Tests that do not depend on the viewport run only on desktop. */
const ONE_SIZE_IS_ENOUGH = [
  /authPages\/(beta|early|errorScreen|guard|keyboard|mailedLinks|password|session)\.test/,
  /(apiAccess|atOnce|auditLog|billing|closure|conflictingEdits|customerImport|dataExport|givenByHand|help|install|live|longList|newsletter|offline|pageData|payOnline|payouts|plans|signInSecurity|team|typedNumbers|webhooks)\.test/,
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Waits end as soon as their condition holds; the limit only matters on a slow machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 60_000,
    // Otherwise each test, a first visit, would download the whole app. Tests of offline use allow it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Tracing takes a quarter of a test's time; use --trace on.
    trace: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        // Chromium's sandbox does not work for root, as in a container.
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
