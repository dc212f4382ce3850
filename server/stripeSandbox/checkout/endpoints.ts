import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listOf, listPage } from '../http/lists.ts';
import { created, paging, paramsOf, text } from '../http/params.ts';
import { invalidRequest } from '../http/problem.ts';
import { expireSession } from './expire.ts';
import { lineItems } from './lineItems.ts';
import { createSession } from './params.ts';
import { newSession } from './session.ts';

const none = paramsOf()({});

const list = paramsOf<Stripe.Checkout.SessionListParams>()({
  ...paging,
  created,
  customer: text.optional(),
  payment_intent: text.optional(),
  subscription: text.optional(),
  status: z.enum(['complete', 'expired', 'open']).optional(),
});

export const checkoutEndpoints = [
  endpoint('POST', '/checkout/sessions', createSession, async ({ scope, params, settings }) => {
    if (params.customer) await scope.read('customer', params.customer, 'customer');
    const { charges_enabled = true } =
      (scope.account && (await scope.on('').read('account', scope.account)).body) || {};
    if (!charges_enabled)
      throw invalidRequest(
        'No valid payment method types for this Checkout Session. Please ensure that you have activated payment methods compatible with your chosen currency in your dashboard or the request is made for an account whose card_payments capability is active.',
      );
    const lines = await lineItems(scope, params.mode, params.line_items);
    const session = newSession(params, lines, {
      now: scope.now,
      connected: scope.account !== '',
      pageUrl: (id) => `${settings.baseUrl()}/checkout/${id}`,
    });
    await scope.add('checkout.session', session, {
      lines,
      payment: params.payment_intent_data,
      verification: params.payment_method_options?.us_bank_account.verification_method,
      subscription: params.subscription_data,
    });
    return session;
  }),
  endpoint(
    'GET',
    '/checkout/sessions',
    list,
    async ({ scope, params: { created: during, expand: _, limit, starting_after, ending_before, ...equal } }) =>
      listPage(
        scope,
        'checkout.session',
        '/v1/checkout/sessions',
        { limit, starting_after, ending_before },
        { equal, created: during },
      ),
  ),
  endpoint(
    'GET',
    '/checkout/sessions/:id',
    none,
    async ({ scope, id }) => (await scope.read('checkout.session', id)).body,
  ),
  endpoint('GET', '/checkout/sessions/:id/line_items', paramsOf()({}), async ({ scope, id }) =>
    listOf((await scope.read('checkout.session', id)).aside.lines, `/v1/checkout/sessions/${id}/line_items`),
  ),
  endpoint('POST', '/checkout/sessions/:id/expire', none, async ({ scope, id }) => {
    const session = await scope.lock('checkout.session', id);
    if (session.body.status !== 'open')
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.body.status}\`.`,
      );
    return expireSession(scope, session);
  }),
];
