import type { Page } from '@playwright/test';
import { mailTo } from '#tests/support/mail.ts';
import { expect, test } from './test.ts';

const formOf = (page: Page) => {
  const form = page.getByRole('contentinfo').locator('form');
  return { email: form.getByLabel('Email address'), button: form.getByRole('button'), note: form.getByRole('status') };
};

/** Where a link of the newest mail leads. */
async function linkIn(server: string, email: string, subjectWord: string, path: string): Promise<string> {
  const { text } = await mailTo(server, email, subjectWord);
  return new RegExp(`http\\S+${path}\\?token=[\\w-]+`).exec(text)?.[0] ?? '';
}

test('the newsletter’s form says how it went', async ({ page, context }, { project }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/graphql') && calls.push(request.method()));
  await page.goto('/newsletter/confirm');
  // Before that the server answers, with a page in much the same words.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').locator('form[data-ready]').waitFor();
  const { email, button, note } = formOf(page);

  for (const wrong of ['', 'nobody']) {
    await email.fill(wrong);
    await button.click();
    await expect(page.getByRole('alert')).toContainText('Invalid EmailPlease enter a valid email address');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  expect(calls).toEqual([]);

  await email.fill('nobody@nowhere');
  await email.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Subscription FailedPlease enter a valid email address');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await context.setOffline(true);
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Subscription FailedPlease try again later');
  await expect(email).toHaveValue('nobody@nowhere');
  await context.setOffline(false);

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await email.fill(`form.${project.name}@example.com`);
  await button.click();
  await expect(button).toHaveText('Subscribing…');
  await expect(button).toBeDisabled();
  answer();
  await expect(page.getByText('Thank you for subscribing to our newsletter')).toBeVisible();
  await expect(page.getByText('Subscribed!')).toBeVisible();
  await expect(button).toHaveText('Subscribe');
  await expect(email).toHaveValue('');
  await expect(note).toContainText(`A confirmation email is on its way to form.${project.name}@example.com`);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('a mail’s links lead to a page whose button does what it says', async ({ page, server }, { project }) => {
      const address = `links.${project.name}.${javaScriptEnabled}@example.com`;
      await page.goto('/newsletter/confirm');
      await formOf(page).email.fill(address);
      await formOf(page).button.click();
      if (!javaScriptEnabled) await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

      await page.goto(await linkIn(server.url, address, 'confirm', '/newsletter/confirm'));
      await expect(page.getByRole('heading', { name: 'Confirm your subscription' })).toBeVisible();
      await page.getByRole('button', { name: 'Confirm subscription' }).click();
      await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();

      await page.goto(await linkIn(server.url, address, 'welcome', '/newsletter/unsubscribe'));
      await expect(page.getByRole('heading', { name: 'Unsubscribe from the newsletter?' })).toBeVisible();
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: 'Subscribe' })).toBeVisible();
    });

    test('a link that leads nowhere says so, and how to go on', async ({ page }) => {
      await page.goto('/newsletter/confirm?token=unknown');
      await page.getByRole('button', { name: 'Confirm subscription' }).click();
      await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: 'Subscribe' })).toBeVisible();
      await page.goto('/newsletter/unsubscribe?token=unknown');
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    });
  });
}
