import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { given, listPage } from '../http/lists.ts';
import {
  clearable,
  created,
  currency,
  flag,
  metadata,
  natural,
  paging,
  paramsOf,
  positive,
  text,
} from '../http/params.ts';
import { invalidRequest } from '../http/problem.ts';
import { plain } from '../store/metadata.ts';
import type { Scope } from '../store/scope.ts';
import { newPrice } from './price.ts';

const none = paramsOf()({});

const priceKey = { lookup_key: z.string().min(1).max(200).optional(), transfer_lookup_key: flag.optional() };
const tax_behavior = z.enum(['exclusive', 'inclusive', 'unspecified']).optional();

const createPrice = paramsOf<Stripe.PriceCreateParams>()({
  ...priceKey,
  currency,
  product: text,
  unit_amount: natural,
  recurring: z
    .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: positive.optional() })
    .optional(),
  active: flag.optional(),
  nickname: text.optional(),
  metadata: metadata.optional(),
  tax_behavior,
});

const updatePrice = paramsOf<Stripe.PriceUpdateParams>()({
  ...priceKey,
  active: flag.optional(),
  nickname: clearable.optional(),
  metadata: metadata.optional(),
  tax_behavior,
});

const listPrices = paramsOf<Stripe.PriceListParams>()({
  ...paging,
  created,
  active: flag.optional(),
  product: text.optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
  lookup_keys: z.array(text).max(10).optional(),
});

export const priceEndpoints = [
  endpoint('POST', '/prices', createPrice, async ({ scope, params }) => {
    await scope.read('product', params.product, 'product');
    await freeKey(scope, params);
    const price = newPrice(
      {
        product: params.product,
        unitAmount: params.unit_amount,
        recurring: params.recurring,
        lookupKey: params.lookup_key,
        nickname: params.nickname,
        active: params.active,
        taxBehavior: params.tax_behavior,
        metadata: params.metadata,
      },
      scope.now,
    );
    await scope.add('price', price);
    scope.tell('price.created', price);
    return price;
  }),
  endpoint('GET', '/prices/:id', none, async ({ scope, id }) => (await scope.read('price', id)).body),
  endpoint('POST', '/prices/:id', updatePrice, async ({ scope, params, id }) => {
    await freeKey(scope, params, id);
    const { body, aside } = await scope.lock('price', id);
    const { active, lookup_key, nickname, tax_behavior } = params;
    const price: Stripe.Price = {
      ...body,
      ...given({ active, lookup_key, nickname, tax_behavior }),
      metadata: plain(params.metadata, body.metadata),
    };
    await scope.save('price', { body: price, aside });
    scope.tell('price.updated', price);
    return price;
  }),
  endpoint(
    'GET',
    '/prices',
    listPrices,
    async ({ scope, params: { created: during, lookup_keys, active, product, type, ...page } }) =>
      listPage(scope, 'price', '/v1/prices', page, {
        equal: given({ active, product, type }),
        oneOf: lookup_keys ? { lookup_key: lookup_keys } : undefined,
        created: during,
      }),
  ),
];

/** Transfers a lookup key, which is unique, from another price if requested; throws otherwise. */
async function freeKey(
  scope: Scope,
  { lookup_key, transfer_lookup_key }: { lookup_key?: string; transfer_lookup_key?: boolean },
  id?: string,
) {
  if (!lookup_key) return;
  // Serializes requests for the same key, which could both find it free.
  await scope.query('select pg_advisory_xact_lock(hashtext($1))', [`stripe_sandbox.lookup_key ${lookup_key}`]);
  const [holder] = await scope.list('price', { equal: { lookup_key } });
  if (!holder || holder.body.id === id) return;
  if (!transfer_lookup_key)
    throw invalidRequest(
      `A price (\`${holder.body.id}\`) already uses that lookup key. To transfer the lookup key to this price, set \`transfer_lookup_key=true\`.`,
      { param: 'lookup_key' },
    );
  holder.body = { ...holder.body, lookup_key: null };
  await scope.save('price', holder);
  scope.tell('price.updated', holder.body, { lookup_key });
}
