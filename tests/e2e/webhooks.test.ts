import AxeBuilder from '@axe-core/playwright';
import { startWebhookReceiver } from '#tests/support/webhookReceiver.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

test('an endpoint is added, tested, turned off as it says that it is gone, turned on, and told again', async ({
  page,
  server,
}) => {
  // Else its colors, looked at below, may be those of a toast that is fading out.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const receiver = await startWebhookReceiver();
  const dana = await newProfessional(server.url);
  await signIn(page, dana, '/dashboard/api-access');
  await page.getByRole('link', { name: 'Set up webhooks' }).click();
  await expect(page.getByRole('heading', { name: 'No endpoints yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add endpoint' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'New endpoint' });
  await sheet.getByLabel('Address').fill('https://192.168.1.10/hooks');
  await sheet.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(sheet.getByText('The address must lead to a host on the public internet')).toBeVisible();
  await expect(sheet.getByLabel('Address')).toBeFocused();
  await sheet.getByLabel('Address').fill(receiver.url);
  await sheet.getByRole('button', { name: /^Customers/ }).click();
  await sheet.getByLabel('All events').check();
  await expect(sheet.getByLabel('A customer was added.')).toBeChecked();
  await expect(sheet.getByLabel('A customer was added.')).toBeDisabled();
  await sheet.getByLabel('All events').uncheck();
  await sheet.getByLabel('All customer events').check();
  await sheet.getByRole('button', { name: 'Add endpoint' }).click();

  const host = new URL(receiver.url).host;
  await expect(page.getByRole('heading', { level: 1, name: host })).toBeVisible();
  await expect(page.getByText('Receives: All customer events')).toBeVisible();
  await page.getByRole('button', { name: 'Show secret' }).click();
  const shown = page.getByRole('group', { name: 'Signing secret' });
  await expect(shown).toContainText(/^whsec_[\w+/]{43}=$/);
  await page.getByRole('button', { name: 'Send test event' }).click();
  const deliveries = page.getByRole('list', { name: 'Deliveries' });
  await expect(deliveries.getByText('Arrived')).toBeVisible();
  expect(await receiver.verified(await shown.innerText(), 1)).toMatchObject({ type: 'webhook.test' });
  await page.getByRole('button', { name: 'Send waiting now' }).click();
  await expect(page.getByText('No pending deliveries')).toBeVisible();

  receiver.answer((response) => void response.writeHead(410).end('Moved away'));
  await dana.ask('mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }', {
    input: { name: 'Robin Vale' },
  });
  await expect(page.getByText('This endpoint is turned off')).toBeVisible();
  receiver.answer((response) => void response.end('Thank you'));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('This endpoint is turned off')).toBeHidden();
  const failed = deliveries.getByRole('listitem').filter({ hasText: 'customer.created' });
  await failed.getByText('customer.created', { exact: true }).click();
  await expect(failed.getByText('Moved away')).toBeVisible();
  await failed.getByRole('button', { name: 'Send again' }).click();
  await expect(failed.getByText('Arrived')).toBeVisible();
  expect(await receiver.verified(await shown.innerText(), 3)).toMatchObject({
    data: { customer: { name: 'Robin Vale' } },
  });
  await expect(page.getByText('Last reached just now')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
