import type { Page } from '@playwright/test';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** What Chromium does where the app can be installed, which a browser under test never does by itself. */
const offerToInstall = (page: Page, outcome: 'accepted' | 'dismissed' = 'accepted') =>
  page.evaluate((outcome) => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => void Object.assign(window, { wasPrompted: true });
    window.dispatchEvent(Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome }) }));
  }, outcome);

const wasPrompted = (page: Page) => page.evaluate(() => 'wasPrompted' in window);
const card = (page: Page) => page.getByRole('complementary', { name: 'Install Whorl' });
const record = (page: Page) => page.evaluate(() => localStorage.getItem('whorl-install-prompt'));
const later = (page: Page) => card(page).getByRole('button', { name: 'Later' });

const A_MINUTE = 60_000;
const hours = (count: number) => count * 60 * A_MINUTE;

/** The Help menu at a desk; on a phone its entries are behind More. */
async function chooseInstall(page: Page) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 992;
  await page.getByRole('button', { name: isPhone ? 'More' : 'Help', exact: true }).click();
  await page.getByText('Install Mobile App').click();
}

test('the offer to install comes at once, after a day, after three more, and never again', async ({ page, server }) => {
  await page.clock.install();
  await signIn(page, await newProfessional(server.url));
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(card(page)).toBeHidden();

  await offerToInstall(page);
  await expect(card(page)).toBeVisible();
  for (const reason of ['Lightning-fast performance', 'Works offline', 'Quick access from home screen']) {
    await expect(card(page)).toContainText(reason);
  }
  const first = await card(page).innerText();
  await later(page).click();
  await expect(card(page)).toBeHidden();
  await expect(page.getByText("No problem! We'll remind you tomorrow.")).toBeVisible();
  expect(JSON.parse((await record(page)) ?? '')).toEqual({ dismissCount: 1, lastDismissed: expect.any(Number) });

  await page.clock.fastForward(hours(24) - A_MINUTE);
  await expect(card(page)).toBeHidden();
  await page.clock.fastForward(A_MINUTE);
  await expect(card(page)).toBeVisible();
  const second = await card(page).innerText();
  expect(second).not.toBe(first);
  await card(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText("We'll check back in 3 days.")).toBeVisible();

  // The record outlives the page.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  // The card comes after the first screen.
  await page.waitForLoadState('networkidle');
  await offerToInstall(page);
  await page.clock.fastForward(hours(72) - 2 * A_MINUTE);
  await expect(card(page)).toBeHidden();
  await page.clock.fastForward(2 * A_MINUTE);
  await expect(card(page)).toContainText('Last reminder');
  // From here on no time passes but what the test lets pass.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await later(page).click();
  await page.clock.runFor(1_000);
  const farewell = page.getByRole('alert').filter({ hasText: 'Got it! You can install anytime.' });
  await expect(farewell).toContainText('Help menu');
  await expect(farewell).toContainText('Install Mobile App');
  await page.clock.runFor(4_500);
  await expect(farewell).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(farewell).toBeHidden();

  await page.clock.fastForward(hours(24 * 30));
  await expect(card(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await offerToInstall(page);
  await expect(card(page)).toBeHidden();
});

test('Install Now has the browser ask, forgets what was put off, and tells of the installation', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await signIn(page, await newProfessional(server.url));
  await offerToInstall(page);
  await later(page).click();
  await page.clock.fastForward(hours(24));
  await card(page).getByRole('button', { name: 'Install Now' }).click();
  await expect(page.getByText('Installing...')).toBeVisible();
  expect(await wasPrompted(page)).toBe(true);
  expect(await record(page)).toBeNull();
  await expect(card(page)).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(page.getByText('App Installed!')).toBeVisible();
});

test('the Help menu installs too, and explains where the browser has no prompt', async ({ page, server }) => {
  await signIn(page, await newProfessional(server.url));
  await chooseInstall(page);
  const steps = page.getByRole('dialog', { name: 'Install Whorl' });
  await expect(steps.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(steps).toBeHidden();

  await offerToInstall(page, 'dismissed');
  await expect(card(page)).toBeVisible();
  await chooseInstall(page);
  await expect.poll(() => wasPrompted(page)).toBe(true);
  await expect(card(page)).toBeHidden();
  await expect(page.getByText('Installing...')).toBeHidden();
});

test('a visitor is offered nothing', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await offerToInstall(page);
  await expect(card(page)).toBeHidden();
});

test('the manifest has all that a home screen wants', async ({ page, request }) => {
  await page.goto('/auth/login');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(link ?? '')).json();
  expect(manifest).toMatchObject({ start_url: '/dashboard', scope: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe('image/png');
    // A PNG names its width in the bytes from 16 on.
    expect(`${(await icon.body()).readUInt32BE(16)}x${(await icon.body()).readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(['New quote', 'Record payment']);
});
