import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { given, listPage } from '../http/lists.ts';
import { created, flag, metadata, paging, paramsOf, positive, text } from '../http/params.ts';
import { invalidRequest } from '../http/problem.ts';
import { idOf } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { statusAt } from './balance.ts';
import { balanceOf } from './payouts.ts';
import { refund } from './refunds.ts';

const none = paramsOf()({});
const ofCharge = { ...paging, created, charge: text.optional(), payment_intent: text.optional() };

const createRefund = paramsOf<Stripe.RefundCreateParams>()({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: positive.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  refund_application_fee: flag.optional(),
});

const listTransactions = paramsOf<Stripe.BalanceTransactionListParams>()({
  ...paging,
  created,
  payout: text.optional(),
  source: text.optional(),
  type: text.optional(),
});

export const paymentEndpoints = [
  endpoint('GET', '/payment_intents/:id', none, async ({ scope, id }) => (await scope.read('payment_intent', id)).body),
  endpoint('GET', '/charges/:id', none, async ({ scope, id }) => (await scope.read('charge', id)).body),
  endpoint(
    'GET',
    '/charges',
    paramsOf<Stripe.ChargeListParams>()({
      ...paging,
      created,
      customer: text.optional(),
      payment_intent: text.optional(),
    }),
    async ({ scope, params: { created: during, customer, payment_intent, ...page } }) =>
      listPage(scope, 'charge', '/v1/charges', page, { equal: given({ customer, payment_intent }), created: during }),
  ),
  endpoint('POST', '/refunds', createRefund, async ({ scope, params }) =>
    refund(scope, await scope.lock('charge', await chargeOf(scope, params), 'charge'), {
      amount: params.amount,
      reason: params.reason,
      metadata: params.metadata,
      refundApplicationFee: params.refund_application_fee,
    }),
  ),
  endpoint('GET', '/refunds/:id', none, async ({ scope, id }) => (await scope.read('refund', id)).body),
  endpoint(
    'GET',
    '/refunds',
    paramsOf<Stripe.RefundListParams>()(ofCharge),
    async ({ scope, params: { created: during, charge, payment_intent, ...page } }) =>
      listPage(scope, 'refund', '/v1/refunds', page, { equal: given({ charge, payment_intent }), created: during }),
  ),
  endpoint('GET', '/disputes/:id', none, async ({ scope, id }) => (await scope.read('dispute', id)).body),
  endpoint(
    'GET',
    '/disputes',
    paramsOf<Stripe.DisputeListParams>()(ofCharge),
    async ({ scope, params: { created: during, charge, payment_intent, ...page } }) =>
      listPage(scope, 'dispute', '/v1/disputes', page, { equal: given({ charge, payment_intent }), created: during }),
  ),
  endpoint('GET', '/balance_transactions/:id', none, async ({ scope, id }) =>
    statusAt((await scope.read('balance_transaction', id)).body, scope.now),
  ),
  endpoint(
    'GET',
    '/balance_transactions',
    listTransactions,
    async ({ scope, params: { created: during, payout, source, type, ...page } }) => {
      const filter = { equal: given({ source, type }), beside: payout ? { payout } : undefined, created: during };
      const list = await listPage(scope, 'balance_transaction', '/v1/balance_transactions', page, filter);
      return { ...list, data: list.data.map((transaction) => statusAt(transaction, scope.now)) };
    },
  ),
  endpoint('GET', '/payouts/:id', none, async ({ scope, id }) => (await scope.read('payout', id)).body),
  endpoint(
    'GET',
    '/payouts',
    paramsOf<Stripe.PayoutListParams>()({ ...paging, created, status: text.optional() }),
    async ({ scope, params: { created: during, status, ...page } }) =>
      listPage(scope, 'payout', '/v1/payouts', page, { equal: given({ status }), created: during }),
  ),
  endpoint('GET', '/balance', none, ({ scope }) => balanceOf(scope)),
];

async function chargeOf(
  scope: Scope,
  { charge, payment_intent }: { charge?: string; payment_intent?: string },
): Promise<string> {
  if (charge && payment_intent)
    throw invalidRequest('You may only specify one of these parameters: charge, payment_intent.');
  if (charge) return charge;
  if (!payment_intent)
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
  const { body } = await scope.read('payment_intent', payment_intent, 'payment_intent');
  const latest = idOf(body.latest_charge);
  if (body.status === 'succeeded' && latest) return latest;
  throw invalidRequest(`This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  });
}
