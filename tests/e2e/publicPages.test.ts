import { complaintsOf } from './complaints.ts';
import { isConnected, isHydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const authPages = ['/auth/login', '/auth/signup', '/auth/forgot-password', '/auth/reset-password?token=x'];

/** What the sitemap names, but one article for all, and the pages it does not name. */
async function publicPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const [article, ...otherArticles] = paths.filter((path) => path.startsWith('/articles/'));
  expect(article).toBeDefined();
  return [...paths.filter((path) => !otherArticles.includes(path)), '/articles?q=travel', ...authPages, '/404'];
}

test('every public page starts without a complaint, and fits the screen', async ({ page, server }) => {
  test.slow();
  const complaints = complaintsOf(page.context());
  for (const path of await publicPaths(server.url)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await (path.startsWith('/auth/') ? isHydrated(page) : isConnected(page));
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
  }
  expect(complaints).toEqual([]);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read', async ({ page, server }) => {
    test.slow();
    for (const path of await publicPaths(server.url)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const words = (await page.locator('main').innerText()).length;
      expect(words, `${path} says something`).toBeGreaterThan(60);
    }
  });

  test('the menu still links to login and sign-up', async ({ page, isMobile }) => {
    await page.goto('/');
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await page.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL(/\/auth\/signup$/);
  });
});
