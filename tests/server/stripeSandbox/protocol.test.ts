import Stripe from 'stripe';
import { beforeAll, expect, it } from 'vitest';
import { startStripeSandbox, type TestStripe } from '#tests/support/stripeSandbox.ts';

let sandbox: TestStripe;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startStripeSandbox();
  stripe = sandbox.stripe;
});

const send = async (path: string, init: RequestInit = {}, key = 'sk_test_sandbox_of_the_tests') => {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/x-www-form-urlencoded',
    ...init.headers,
  };
  const answer = await fetch(`${sandbox.address}${path}`, { ...init, headers });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
};

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  send(path, { method: 'POST', body, headers });

it('serves only the implemented endpoints', async () => {
  const answer = await send('/v1/issuing/cards?limit=3');
  expect(answer).toMatchObject({
    status: 404,
    body: {
      error: {
        type: 'invalid_request_error',
        message: expect.stringMatching(/^Unrecognized request URL \(GET: \/v1\/issuing\/cards\)\./),
      },
    },
  });
});

it('requires its key', async () => {
  expect(await send('/v1/events', {}, 'sk_test_another')).toMatchObject({
    status: 401,
    body: { error: { type: 'invalid_request_error' } },
  });
  expect((await send('/v1/events', {}, '')).status).toBe(401);
  const stranger = new Stripe('sk_test_stranger', {
    host: '127.0.0.1',
    port: new URL(sandbox.address).port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  await expect(stranger.customers.retrieve('cus_1')).rejects.toBeInstanceOf(Stripe.errors.StripeError);
});

it('accepts only the version that the library pins', async () => {
  expect((await send('/v1/events', { headers: { 'stripe-version': '2020-08-27' } })).body.error.message).toContain(
    'Invalid Stripe API version',
  );
  expect((await send('/v1/events', { headers: { 'stripe-version': Stripe.API_VERSION } })).status).toBe(200);
});

it('rejects unknown, missing and invalid parameters by name', async () => {
  const refused = async (path: string, body: string) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.type).toBe('invalid_request_error');
    return answer.body.error;
  };
  expect(await refused('/v1/customers', 'nickname=Dana')).toMatchObject({
    code: 'parameter_unknown',
    param: 'nickname',
  });
  expect(await refused('/v1/prices', 'currency=usd&unit_amount=5')).toMatchObject({
    code: 'parameter_missing',
    param: 'product',
  });
  expect(await refused('/v1/prices', 'currency=usd&product=prod_1&unit_amount=5.5')).toMatchObject({
    code: 'parameter_invalid_integer',
    param: 'unit_amount',
  });
  expect(await refused('/v1/prices', 'currency=eur&product=prod_1&unit_amount=500')).toMatchObject({
    param: 'currency',
  });
  expect(await refused('/v1/customers', 'email=')).toMatchObject({ code: 'parameter_invalid_empty', param: 'email' });
  expect(await refused('/v1/customers', 'email=dana')).toMatchObject({ code: 'email_invalid', param: 'email' });
  const session = (line: string, more = '') =>
    refused(
      '/v1/checkout/sessions',
      `mode=payment&success_url=https://whorl.example&line_items[0][quantity]=1&line_items[0][price_data][currency]=usd&line_items[0][price_data][product_data][name]=x${line}${more}`,
    );
  const amount = 'line_items[0][price_data][unit_amount]';
  expect(await session('')).toMatchObject({ code: 'parameter_missing', param: amount });
  expect(await session(`&${amount}=500`, '&payment_method_types[0]=card')).toMatchObject({
    code: 'parameter_unknown',
    param: 'payment_method_types',
  });
});

it('separates accounts', async () => {
  const [one, other] = [await sandbox.connect('One'), await sandbox.connect('Other')];
  const customer = await stripe.customers.create({ name: 'Payer' }, { stripeAccount: one });
  expect((await stripe.customers.retrieve(customer.id, {}, { stripeAccount: one })).id).toBe(customer.id);
  await expect(stripe.customers.retrieve(customer.id, {}, { stripeAccount: other })).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(stripe.customers.retrieve(customer.id)).rejects.toMatchObject({ code: 'resource_missing' });
  await expect(stripe.events.list({}, { stripeAccount: 'acct_none' })).rejects.toBeInstanceOf(
    Stripe.errors.StripePermissionError,
  );
});

it('runs a request once per idempotency key, even concurrently', async () => {
  const create = (name: string, idempotencyKey: string) => stripe.customers.create({ name }, { idempotencyKey });
  const twins = await Promise.all(Array.from({ length: 8 }, () => create('Dana', 'once')));
  expect(new Set(twins.map(({ id }) => id)).size).toBe(1);
  await expect(create('Somebody else', 'once')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect((await create('Somebody else', 'another')).id).not.toBe(twins[0]?.id);
  const again = await post('/v1/customers', 'name=Raw', { 'idempotency-key': 'raw' });
  const replayed = await post('/v1/customers', 'name=Raw', { 'idempotency-key': 'raw' });
  expect(replayed.body).toEqual(again.body);
  expect([again.headers.get('idempotent-replayed'), replayed.headers.get('idempotent-replayed')]).toEqual([
    null,
    'true',
  ]);
});

it('pages through lists in both directions', async () => {
  const stripeAccount = await sandbox.connect('Pages');
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1)
    ids.unshift((await stripe.customers.create({ name: `${index}` }, { stripeAccount })).id);
  const list = async (params: Stripe.CustomerListParams) => {
    const page = await stripe.customers.list(params, { stripeAccount });
    return [page.data.map(({ id }) => ids.indexOf(id)), page.has_more];
  };
  expect(await list({ limit: 2 })).toEqual([[0, 1], true]);
  expect(await list({ limit: 2, starting_after: ids[1] })).toEqual([[2, 3], true]);
  expect(await list({ limit: 2, starting_after: ids[3] })).toEqual([[4], false]);
  expect(await list({ limit: 2, ending_before: ids[4] })).toEqual([[2, 3], true]);
  expect(await list({ limit: 2, ending_before: ids[1] })).toEqual([[0], false]);
  await expect(list({ starting_after: 'cus_none' })).rejects.toMatchObject({
    param: 'starting_after',
    code: 'resource_missing',
  });
  await expect(list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  const all = await stripe.customers.list({ limit: 2 }, { stripeAccount }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(ids);
});

it('expands the requested fields, to the depth that Stripe allows', async () => {
  const product = await stripe.products.create({ name: 'Starter' });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 1900,
    expand: ['product'],
  });
  expect(price.product).toMatchObject({ name: 'Starter' });
  expect(price.unit_amount_decimal?.toString()).toBe('1900');
  const list = await stripe.prices.list({ product: product.id, expand: ['data.product'] });
  expect(list.data[0]?.product).toMatchObject({ id: product.id });
  await expect(stripe.prices.retrieve(price.id, { expand: ['customer'] })).rejects.toMatchObject({
    code: 'property_not_expandable',
  });
  await expect(stripe.prices.retrieve(price.id, { expand: ['a.b.c.d.e'] })).rejects.toThrow('more than 4 levels');
});

it('repeats an error under its key for a day', async () => {
  const asked = 'payment_intent=pi_of_nobody';
  const headers = { 'idempotency-key': 'refused once' };
  const first = await post('/v1/refunds', asked, headers);
  const again = await post('/v1/refunds', asked, headers);
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again).toMatchObject({ status: 400, body: first.body });
  expect((await post('/v1/refunds', 'payment_intent=pi_other', headers)).body.error.type).toBe('idempotency_error');
  sandbox.moveClock(86_400);
  expect((await post('/v1/refunds', asked, headers)).headers.get('idempotent-replayed')).toBeNull();
});

it('stores nothing about a request that is rejected before execution', async () => {
  const headers = { 'idempotency-key': 'wrong first' };
  expect((await post('/v1/customers', 'nickname=Dana', headers)).body.error.code).toBe('parameter_unknown');
  expect((await post('/v1/customers', 'name=Dana', headers)).status).toBe(200);
});
