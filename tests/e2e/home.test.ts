import type { Locator, Page } from '@playwright/test';
import { isConnected } from './hydrated.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

const carousel = (page: Page) => page.getByRole('region', { name: /six screens/ });
const current = (page: Page) => carousel(page).locator('[aria-current]');

async function carouselIsConnected(page: Page): Promise<void> {
  await isConnected(page);
  await carousel(page).scrollIntoViewIfNeeded();
  await page.locator('[data-island=platformCarousel][data-ready]').waitFor();
}

const SCREENS = [
  'Smart Quote Builder',
  'Customer Hub',
  'Analytics Engine',
  'Document Management',
  'Scheduling System',
  'Reports Dashboard',
];

test('the sections come in their order', async ({ page }) => {
  await page.goto('/');
  const headings = await page.getByRole('heading').allTextContents();
  const order = [
    'Quote the job',
    ...SCREENS,
    'Generate quotes',
    'Manage customer relationships',
    'Scale the business',
    'Three plans',
    'In their words',
    'Questions, answered',
    'Latest News',
    'Your next job',
    'Product',
    'Support',
    'Newsletter',
  ].map((words) => headings.findIndex((heading) => heading.startsWith(words)));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  await expect(page.getByText('Trusted by 500+ Fingerprinting Professionals')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Free Trial', exact: true })).toHaveAttribute(
    'href',
    '/auth/signup',
  );
  await expect(page.locator('#features li')).toHaveCount(12);
  await expect(page.locator('#testimonials li')).toHaveCount(15);
  await expect(page.locator('#faq details')).toHaveCount(6);
});

/** Until the page itself was told so: observers are told in the order in which they began. */
const outOfView = (locator: Locator) =>
  locator.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => !entry?.isIntersecting && resolve()).observe(element);
      }),
  );

test.describe('the carousel', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await carouselIsConnected(page);
  });

  test('goes on by itself every four seconds, and round', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(current(page)).toHaveAccessibleName('Customer Hub', { timeout: 300 });
    }).toPass();
    // Less than half a second after a change: in 3.4 seconds the next is not yet due, and 0.6 later it is.
    for (const [before, after] of SCREENS.slice(1).map(
      (title, at) => [title, SCREENS[(at + 2) % SCREENS.length]!] as const,
    )) {
      await page.clock.runFor(3_400);
      await expect(current(page)).toHaveAccessibleName(before);
      await page.clock.runFor(600);
      await expect(current(page)).toHaveAccessibleName(after);
    }
  });

  test('stops for whoever touches it, and goes on when told to', async ({ page }) => {
    await page.getByRole('button', { name: 'Next screen' }).click();
    await expect(current(page)).toHaveAccessibleName('Customer Hub');
    await page.clock.runFor(20_000);
    await expect(current(page)).toHaveAccessibleName('Customer Hub');
    await page.getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(4_000);
    await expect(current(page)).toHaveAccessibleName('Analytics Engine');
    await page.getByRole('button', { name: 'Reports Dashboard' }).click();
    await expect(current(page)).toHaveAccessibleName('Reports Dashboard');
    await page.getByRole('button', { name: 'Next screen' }).click();
    await expect(current(page)).toHaveAccessibleName('Smart Quote Builder');
  });

  test('rests out of view', async ({ page }) => {
    await page.locator('footer').scrollIntoViewIfNeeded();
    await outOfView(carousel(page));
    await page.clock.runFor(20_000);
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(current(page)).toHaveAccessibleName('Smart Quote Builder');
  });
});

test('with motion reduced the carousel waits to be asked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await carouselIsConnected(page);
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(current(page)).toHaveAccessibleName('Smart Quote Builder');
});

test('the tour opens in a modal by keyboard, has captions, and gives the focus back', async ({ page }) => {
  await page.goto('/');
  await isConnected(page);
  for (const name of ['Watch Whorl at work', 'Watch Demo']) {
    const opener = page.getByRole('button', { name });
    await opener.focus();
    await page.keyboard.press('Enter');
    const tour = page.getByRole('dialog');
    await expect(tour).toBeVisible();
    await expect(tour.locator('video track[kind="captions"]')).toHaveCount(1);
    await expect
      .poll(() => tour.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(tour).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await page.getByRole('button', { name: 'Close the tour' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('prices are monthly at first; annual shows what it saves', async ({ page }) => {
  await page.goto('/');
  const pricing = page.locator('#pricing');
  await expect(pricing.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  for (const price of ['$14 / month', '$19 / month', '$39 / month'])
    await expect(pricing.getByText(price, { exact: true })).toBeVisible();
  await expect(pricing.getByText(/^Save/)).toHaveCount(0);
  await pricing.getByText('Annual').click();
  for (const price of ['$140 / year', '$190 / year', '$390 / year']) await expect(pricing).toContainText(price);
  for (const saving of ['Save $28', 'Save $38', 'Save $78']) await expect(pricing.getByText(saving)).toBeVisible();
  await expect(pricing.getByText('Most popular')).toHaveCount(1);
});

test('a plan leads visitors to signing up, and who is signed in to the pricing page', async ({ page, server }) => {
  await page.goto('/');
  const plan = page.locator('#pricing').getByRole('link', { name: /Professional/ });
  await expect(plan).toHaveAttribute('href', '/auth/signup');
  await signIn(page, await newProfessional(server.url));
  await page.goto('/');
  await plan.scrollIntoViewIfNeeded();
  await expect(plan).toHaveAttribute('href', '/pricing');
  await expect(plan).toHaveText('See the plans');
});

test('news are the featured articles, each leading to its own page', async ({ page }) => {
  await page.goto('/');
  const news = page.getByRole('region', { name: 'Latest News' });
  await expect(news.getByRole('article')).toHaveCount(3);
  await expect(news.getByText(/^Whorl · [A-Z][a-z]+ \d{1,2}, \d{4} · \d+ min read$/)).toHaveCount(3);
  await expect(news.getByRole('link', { name: 'View All Articles' })).toHaveAttribute('href', '/articles');
  const title = (await news.getByRole('heading', { level: 3 }).first().textContent())!;
  await news.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('an answer opens by keyboard, and that on payments leads on', async ({ page }) => {
  await page.goto('/#faq');
  const question = page.locator('summary', { hasText: 'payment methods' });
  await question.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Read how payments work' }).click();
  await page.waitForURL('/payment-information');
});
