import type Stripe from 'stripe';
import { endpoint } from '../http/endpoint.ts';
import { given, listPage } from '../http/lists.ts';
import { clearable, created, email, metadata, paging, paramsOf, text } from '../http/params.ts';
import { plain } from '../store/metadata.ts';
import { addCustomer } from './customer.ts';

const none = paramsOf()({});

const fields = {
  email: email.optional(),
  name: clearable.optional(),
  phone: clearable.optional(),
  description: clearable.optional(),
  metadata: metadata.optional(),
};

export const customerEndpoints = [
  endpoint('POST', '/customers', paramsOf<Stripe.CustomerCreateParams>()(fields), ({ scope, params }) =>
    addCustomer(scope, params),
  ),
  endpoint('GET', '/customers/:id', none, async ({ scope, id }) => (await scope.read('customer', id)).body),
  endpoint('POST', '/customers/:id', paramsOf<Stripe.CustomerUpdateParams>()(fields), async ({ scope, params, id }) => {
    const { body, aside } = await scope.lock('customer', id);
    const { expand: _, metadata: told, ...changes } = params;
    const customer: Stripe.Customer = { ...body, ...given(changes), metadata: plain(told, body.metadata) };
    await scope.save('customer', { body: customer, aside });
    scope.tell('customer.updated', customer);
    return customer;
  }),
  endpoint(
    'GET',
    '/customers',
    paramsOf<Stripe.CustomerListParams>()({ ...paging, created, email: text.optional() }),
    async ({ scope, params: { created: during, email: address, ...page } }) =>
      listPage(scope, 'customer', '/v1/customers', page, { equal: given({ email: address }), created: during }),
  ),
];
