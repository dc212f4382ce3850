import type Stripe from 'stripe';
import { z } from 'zod';
import { type Call, endpoint } from '../http/endpoint.ts';
import { given, listPage } from '../http/lists.ts';
import { created, flag, integer, metadata, paging, paramsOf, positive, text } from '../http/params.ts';
import { invalidRequest } from '../http/problem.ts';
import { plain } from '../store/metadata.ts';
import type { Row } from '../store/objects.ts';
import { cancel, endingWithPeriod, goingOn } from './cancel.ts';
import { cancellationFeedback } from './cancellationFeedback.ts';
import { saveChanged } from './changed.ts';
import { changePlan } from './changePlan.ts';
import { renew } from './renew.ts';
import { isLiving, itemOf, withItem } from './subscription.ts';

const none = paramsOf()({});

const said = z
  .strictObject({
    comment: z.string().max(5000),
    feedback: cancellationFeedback,
  })
  .partial()
  .optional();

const update = paramsOf<Stripe.SubscriptionUpdateParams>()({
  cancel_at: z.union([z.literal(''), integer, z.enum(['min_period_end', 'max_period_end'])]).optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: said,
  default_payment_method: text.optional(),
  items: z
    .array(z.strictObject({ id: text, price: text.optional(), quantity: positive.optional() }))
    .length(1)
    .optional(),
  metadata: metadata.optional(),
  payment_behavior: z.enum(['allow_incomplete']).optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
  trial_end: z.union([z.literal('now'), integer]).optional(),
});

const list = paramsOf<Stripe.SubscriptionListParams>()({
  ...paging,
  created,
  customer: text.optional(),
  status: z.enum(['active', 'all', 'canceled', 'ended', 'past_due', 'trialing']).optional(),
});

export const subscriptionEndpoints = [
  endpoint('GET', '/subscriptions/:id', none, async ({ scope, id }) => (await scope.read('subscription', id)).body),
  endpoint('GET', '/subscriptions', list, async ({ scope, params: { created: during, customer, status, ...page } }) => {
    const statuses = {
      ended: ['canceled', 'incomplete_expired'],
      all: undefined,
      living: ['active', 'past_due', 'trialing', 'incomplete'],
    };
    const wanted = status && !(status in statuses) ? [status] : statuses[(status ?? 'living') as keyof typeof statuses];
    return listPage(scope, 'subscription', '/v1/subscriptions', page, {
      equal: given({ customer }),
      oneOf: wanted ? { status: wanted } : undefined,
      created: during,
    });
  }),
  endpoint('POST', '/subscriptions/:id', update, async (call) => {
    const subscription = await call.scope.lock('subscription', call.id);
    const before = subscription.body;
    if (!isLiving(before))
      throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.', {
        code: 'resource_missing',
      });
    await change(call, subscription);
    await saveChanged(call.scope, before, subscription);
    if (call.params.trial_end === 'now' && before.status === 'trialing')
      await renew(call.scope, call.settings, subscription);
    return subscription.body;
  }),
  endpoint(
    'DELETE',
    '/subscriptions/:id',
    paramsOf<Stripe.SubscriptionCancelParams>()({ cancellation_details: said }),
    async ({ scope, params, id }) => {
      const subscription = await scope.lock('subscription', id);
      if (!isLiving(subscription.body))
        throw invalidRequest(`No such subscription: '${id}'`, { param: 'id', code: 'resource_missing' });
      await cancel(scope, subscription, 'cancellation_requested', params.cancellation_details);
      return subscription.body;
    },
  ),
];

async function change(
  { scope, settings, params }: Call<z.output<typeof update>>,
  subscription: Row<'subscription'>,
): Promise<void> {
  const [asked] = params.items ?? [];
  if (asked) {
    const old = itemOf(subscription.body);
    if (asked.id !== old.id)
      throw invalidRequest(`No such subscription item: '${asked.id}'`, {
        param: 'items[0][id]',
        code: 'resource_missing',
      });
    const price = asked.price ? (await scope.read('price', asked.price, 'items[0][price]')).body : old.price;
    await changePlan(
      scope,
      settings,
      subscription,
      { price, quantity: asked.quantity ?? old.quantity ?? 1 },
      params.proration_behavior ?? 'create_prorations',
    );
  }
  subscription.body = ending(subscription.body, params, scope.now);
  const { default_payment_method, trial_end } = params;
  if (default_payment_method) await scope.read('payment_method', default_payment_method, 'default_payment_method');
  subscription.body = {
    ...subscription.body,
    ...given({ default_payment_method }),
    metadata: plain(params.metadata, subscription.body.metadata),
  };
  if (typeof trial_end === 'number') {
    if (trial_end <= scope.now)
      throw invalidRequest('Invalid trial_end: must be in the future', { param: 'trial_end' });
    subscription.body = {
      ...withItem(subscription.body, { current_period_end: trial_end }),
      billing_cycle_anchor: trial_end,
      status: 'trialing',
      trial_end,
      trial_start: subscription.body.trial_start ?? scope.now,
    };
  }
}

function ending(body: Stripe.Subscription, params: z.output<typeof update>, now: number): Stripe.Subscription {
  const { cancel_at, cancel_at_period_end, cancellation_details } = params;
  if (cancel_at !== undefined && cancel_at_period_end !== undefined)
    throw invalidRequest('You may only specify one of these parameters: cancel_at, cancel_at_period_end.', {
      param: 'cancel_at',
    });
  if (cancel_at_period_end) return endingWithPeriod(body, now, 'api', cancellation_details);
  if (cancel_at === '' || (cancel_at_period_end === false && body.cancel_at_period_end)) return goingOn(body);
  if (cancel_at === undefined) return body;
  const at = typeof cancel_at === 'number' ? cancel_at : itemOf(body).current_period_end;
  return { ...endingWithPeriod(body, now, 'portal', cancellation_details), cancel_at: at };
}
