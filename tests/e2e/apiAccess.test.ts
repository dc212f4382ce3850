import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

test('a key is made, shown once, tried in GraphiQL, seen at work, rotated and revoked', async ({ page, server }) => {
  const dana = await newProfessional(server.url);
  await signIn(page, dana, '/dashboard/settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'API access' }).click();
  const keys = page.getByRole('region', { name: 'Keys' });
  await expect(keys).toContainText('No API keys yet');

  // Nothing that was typed is lost to what was left out.
  await keys.getByRole('button', { name: 'New key' }).click();
  const sheet = page.getByRole('dialog', { name: 'New key' });
  await sheet.getByRole('radio', { name: 'Choose' }).check();
  await sheet.getByRole('button', { name: 'Create key' }).click();
  await expect(sheet).toContainText('Enter a name for the key');
  await expect(sheet).toContainText('Choose at least one scope');
  await sheet.getByLabel('Name').fill('Bookkeeping sync');
  await sheet.getByRole('group', { name: 'Quotes' }).getByRole('checkbox', { name: 'Send' }).check();
  await expect(sheet.getByRole('group', { name: 'Quotes' }).getByRole('checkbox', { name: 'Read' })).toBeChecked();
  await sheet.getByRole('radio', { name: 'Read only' }).check();
  await sheet.getByRole('button', { name: 'Create key' }).click();

  const text = await keys.getByLabel('The key').innerText();
  expect(text).toMatch(/^whorl_live_/);
  const ask = (query: string) =>
    page.request.post('/graphql', { headers: { authorization: `Bearer ${text}` }, data: { query } });
  expect((await (await ask('query Mine { business { name } }')).json()).errors).toBeUndefined();

  const popup = page.waitForEvent('popup');
  await keys.getByRole('button', { name: 'Open in GraphiQL' }).click();
  const graphiql = await popup;
  await expect(graphiql).toHaveURL(/\/graphql$/);
  await expect(graphiql.locator('.graphiql-query-editor')).toContainText('quotesWaitingCount');
  await graphiql.getByRole('button', { name: /Execute query/ }).click();
  await expect(graphiql.locator('.graphiql-response')).toContainText('owedCents');
  await graphiql.close();

  await keys.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(keys.getByLabel('The key')).toBeHidden();
  const entry = keys.getByRole('list', { name: 'Keys' }).getByRole('listitem');
  await expect(entry).toContainText('Read only');
  await expect(entry).toContainText('by Dana Ruiz');

  // What it did is written down a moment later.
  const requests = page.getByRole('list', { name: 'Requests' });
  await expect(async () => {
    await page.reload();
    await expect(requests).toContainText('Mine', { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'Usage' })).toContainText('in the last 30 days, all succeeded');
  await page.getByRole('region', { name: 'Request log' }).getByRole('combobox', { name: 'Result' }).click();
  await page.getByRole('option', { name: 'Rejected or failed' }).click();
  await expect(page.getByRole('region', { name: 'Request log' })).toContainText('No requests match');
  await expect(page).toHaveURL(/result=failed/);

  await entry.getByRole('button', { name: 'Actions for Bookkeeping sync' }).click();
  await page.getByRole('menuitem', { name: 'Rotate' }).click();
  const rotate = page.getByRole('dialog', { name: 'Rotate Bookkeeping sync' });
  await rotate.getByRole('button', { name: 'Rotate key' }).click();
  await expect(keys.getByLabel('The key')).not.toHaveText(text);
  await keys.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(entry).toContainText('works until');

  await entry.getByRole('button', { name: 'Actions for Bookkeeping sync' }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await expect(keys).toContainText('You have no active keys');
  expect((await ask('{ business { name } }')).status()).toBe(401);
});
