import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { given, listPage } from '../http/lists.ts';
import { clearable, created, flag, metadata, paging, paramsOf, text } from '../http/params.ts';
import { invalidRequest } from '../http/problem.ts';
import { newId } from '../store/ids.ts';
import { plain } from '../store/metadata.ts';

const none = paramsOf()({});

const fields = {
  name: text.optional(),
  active: flag.optional(),
  description: clearable.optional(),
  metadata: metadata.optional(),
  statement_descriptor: z.string().max(22).optional(),
  tax_code: clearable.optional(),
  url: text.optional(),
  marketing_features: z
    .array(z.strictObject({ name: z.string().max(80) }))
    .max(15)
    .optional(),
};

export const productEndpoints = [
  endpoint(
    'POST',
    '/products',
    paramsOf<Stripe.ProductCreateParams>()({ ...fields, name: text, id: text.optional() }),
    async ({ scope, params }) => {
      const { id = newId('prod').slice(0, 19), expand: _, ...facts } = params;
      if (await scope.find('product', id))
        throw invalidRequest('Product already exists.', { param: 'id', code: 'resource_already_exists' });
      const product: Stripe.Product = {
        ...blankProduct,
        id,
        created: scope.now,
        updated: scope.now,
        ...productOf(facts),
        name: params.name,
      };
      await scope.add('product', product);
      scope.tell('product.created', product);
      return product;
    },
  ),
  endpoint('GET', '/products/:id', none, async ({ scope, id }) => (await scope.read('product', id)).body),
  endpoint(
    'POST',
    '/products/:id',
    paramsOf<Stripe.ProductUpdateParams>()(fields),
    async ({ scope, params: { expand: _, ...facts }, id }) => {
      const { body, aside } = await scope.lock('product', id);
      const product: Stripe.Product = { ...body, updated: scope.now, ...productOf(facts, body) };
      await scope.save('product', { body: product, aside });
      scope.tell('product.updated', product, { updated: body.updated });
      return product;
    },
  ),
  endpoint(
    'GET',
    '/products',
    paramsOf<Stripe.ProductListParams>()({
      ...paging,
      created,
      active: flag.optional(),
      ids: z.array(text).optional(),
    }),
    async ({ scope, params: { created: during, active, ids, ...page } }) =>
      listPage(scope, 'product', '/v1/products', page, {
        equal: given({ active }),
        oneOf: ids ? { id: ids } : undefined,
        created: during,
      }),
  ),
];

const blankProduct = {
  object: 'product',
  active: true,
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  url: null,
} satisfies Partial<Stripe.Product>;

type ProductFields = Omit<Stripe.ProductUpdateParams, 'expand'>;

function productOf({ metadata: told, ...fields }: ProductFields, before?: Stripe.Product): Partial<Stripe.Product> {
  return { ...given(fields), metadata: plain(told, before?.metadata) };
}
