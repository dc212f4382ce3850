import Stripe from 'stripe';
import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { startStripeSandbox } from '#tests/support/stripeSandbox.ts';

it('separates events of the platform and of connected accounts, each signed with its own secret', async () => {
  const { stripe, connect, control, heard } = await startStripeSandbox();
  const account = await connect();
  const product = await stripe.products.create({ name: 'Starter' });
  await control('deliver');
  expect(heard.connect.map(({ type, account: of }) => [type, of])).toEqual([['account.updated', account]]);
  expect(heard.platform.map(({ type, account: of }) => [type, of])).toEqual([['product.created', undefined]]);
  const event = heard.platform[0]!;
  expect(event).toMatchObject({
    object: 'event',
    api_version: Stripe.API_VERSION,
    livemode: false,
    pending_webhooks: 1,
    request: { id: expect.stringMatching(/^req_/), idempotency_key: expect.any(String) },
    data: { object: product },
  });
  expect(await stripe.events.retrieve(event.id)).toMatchObject({ ...event, pending_webhooks: 0 });
});

it('retries failed deliveries, and redelivers on request', async () => {
  const { stripe, control, heard, answerWith } = await startStripeSandbox();
  answerWith(500);
  await stripe.products.create({ name: 'Starter' });
  await control('deliver');
  expect(heard.platform).toEqual([]);
  answerWith(200);
  // Automatically, after the first pause.
  await vi.waitFor(() => expect(heard.platform).toHaveLength(1), { timeout: 60_000, interval: 100 });
  await control('deliver');
  expect(heard.platform).toHaveLength(1);
  await control('deliver', heard.platform[0]!.id);
  expect(heard.platform).toHaveLength(2);
  expect(heard.platform[1]!.id).toBe(heard.platform[0]!.id);
});

it('delivers nothing while webhooks are stopped, and everything afterwards', async () => {
  const { stripe, address, control, submit, heard, open } = await startStripeSandbox();
  await submit(`${address}/control/webhooks`, { on: 'false' });
  expect((await open(address)).text).toContain('Stopped: nothing is delivered');
  for (const name of ['One', 'Two', 'Three']) await stripe.products.create({ name });
  await control('deliver');
  expect(heard.platform).toEqual([]);
  expect((await stripe.events.list({ type: 'product.created' })).data).toHaveLength(3);
  await submit(`${address}/control/webhooks`, { on: 'true' });
  await control('deliver');
  await vi.waitFor(() => expect(new Set(heard.platform.map(({ id }) => id)).size).toBe(3));
});

it('keeps undelivered events when it stops: another server on the database delivers them', async () => {
  const databaseUrl = await createTestDatabase();
  const first = await startStripeSandbox({ databaseUrl });
  await first.submit(`${first.address}/control/webhooks`, { on: 'false' });
  await first.stripe.products.create({ name: 'Starter' });
  await first.close();

  const second = await startStripeSandbox({ databaseUrl });
  await second.submit(`${second.address}/control/webhooks`, { on: 'true' });
  await vi.waitFor(() => expect(second.heard.platform).toMatchObject([{ type: 'product.created' }]), {
    timeout: 60_000,
  });
  expect((await second.stripe.products.list()).data).toMatchObject([{ name: 'Starter' }]);
});

it('lists events in one order on two servers, with none lost or duplicated', async () => {
  const databaseUrl = await createTestDatabase();
  const [one, two] = [await startStripeSandbox({ databaseUrl }), await startStripeSandbox({ databaseUrl })];
  const names = Array.from({ length: 30 }, (_, index) => `Product ${index}`);
  const seen: string[] = [];
  /** Reads the events after the newest seen, as a reconciliation does. */
  const readOn = async () => {
    const page = await one.stripe.events.list({ limit: 100, ...(seen[0] && { ending_before: seen[0] }) });
    seen.unshift(...page.data.map(({ id }) => id));
  };
  const making = Promise.all(names.map((name, index) => (index % 2 ? one : two).stripe.products.create({ name })));
  for (let turn = 0; turn < 5; turn += 1) await readOn();
  await making;
  await readOn();
  const all = await two.stripe.events.list({ limit: 100 });
  expect(seen).toEqual(all.data.map(({ id }) => id));
  await one.control('deliver');
  await two.control('deliver');
  await vi.waitFor(
    () => {
      const delivered = new Set([...one.heard.platform, ...two.heard.platform].map(({ id }) => id));
      expect([...delivered].toSorted()).toEqual(seen.toSorted());
    },
    { timeout: 60_000 },
  );
});

it('rejects forms from another site', async () => {
  const { address, stripe } = await startStripeSandbox();
  const stop = (site: string) =>
    fetch(`${address}/control/webhooks`, {
      method: 'POST',
      body: new URLSearchParams({ on: 'false' }),
      headers: { 'sec-fetch-site': site },
      redirect: 'manual',
    });
  expect((await stop('cross-site')).status).toBe(403);
  expect((await stop('same-origin')).status).toBe(303);
  expect((await stripe.events.list()).data).toEqual([]);
});
