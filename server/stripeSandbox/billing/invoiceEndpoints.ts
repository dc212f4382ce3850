import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { given, listPage } from '../http/lists.ts';
import { created, paging, paramsOf, text } from '../http/params.ts';

const none = paramsOf()({});

const list = paramsOf<Stripe.InvoiceListParams>()({
  ...paging,
  created,
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
});

export const invoiceEndpoints = [
  endpoint('GET', '/invoices/:id', none, async ({ scope, id }) => (await scope.read('invoice', id)).body),
  endpoint(
    'GET',
    '/invoices',
    list,
    async ({ scope, params: { created: during, customer, subscription, status, ...page } }) => {
      const parent = subscription && { subscription_details: { subscription } };
      return listPage(scope, 'invoice', '/v1/invoices', page, {
        equal: given({ customer, status, parent }),
        created: during,
      });
    },
  ),
  endpoint(
    'GET',
    '/invoice_payments',
    paramsOf<Stripe.InvoicePaymentListParams>()({ ...paging, invoice: text.optional() }),
    async ({ scope, params: { invoice, ...page } }) =>
      listPage(scope, 'invoice_payment', '/v1/invoice_payments', page, { equal: given({ invoice }) }),
  ),
];
