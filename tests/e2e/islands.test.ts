import { isConnected } from './hydrated.ts';
import { expect, test } from './test.ts';

test('a page that is read fetches its islands alone, each as it comes into view', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const script = /\/assets\/([\w.-]+?)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (script) scripts.push(script);
  });
  await page.goto('/');
  await isConnected(page);
  await page.locator('[data-island=tourButton][data-ready]').first().waitFor({ state: 'attached' });
  for (const later of ['newsletterForm.island', 'planCards.island', 'hydrate', 'home.page', 'SiteLayout'])
    expect(scripts).not.toContain(later);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.locator('[data-island=newsletterForm][data-ready]').waitFor({ state: 'attached' });
});

test('a click that comes before its island is connected counts', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/tourButton.island-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await isConnected(page);
  await page.getByRole('button', { name: 'Watch Whorl at work' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('where an island cannot be loaded, its form is sent to the server', async ({ page }, { project }) => {
  await page.route('**/assets/newsletterForm.island-*.js', (route) => route.abort());
  await page.goto('/help/api');
  await isConnected(page);
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByLabel('Email address').fill(`no.island.${project.name}@example.com`);
  await form.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
});
