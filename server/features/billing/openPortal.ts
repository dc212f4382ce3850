import type Stripe from 'stripe';
import { setUpPlans } from './catalog/setUpPlans.ts';
import { portalConfiguration } from './catalog/setUpPortal.ts';
import type { PlanSubscription } from './subscriptions.ts';

interface PortalServices {
  stripe: Stripe;
  publicUrl: string;
}

/** Stripe sends owners back here; the page asks how the plan stands. */
const RETURN_PATH = '/dashboard/settings/plan?billing=returned';

type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData;

/** The address of Stripe's billing portal for a customer, or of one page in it. */
export async function openPortal(services: PortalServices, customer: string, flow?: Flow): Promise<string> {
  const { stripe, publicUrl } = services;
  const configuration = (await portalConfiguration(stripe)) ?? (await setUpPlans(stripe)).portal;
  const return_url = publicUrl + RETURN_PATH;
  const after_completion = { type: 'redirect' as const, redirect: { return_url } };
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    configuration,
    return_url,
    ...(flow && { flow_data: { ...flow, after_completion } }),
  });
  return url;
}

export const UPDATE_CARD: Flow = { type: 'payment_method_update' };

/** Where another price is confirmed. One that is unpaid or is to end has something else to be seen to first: undefined. */
export function changeTo({ subscription, item }: PlanSubscription, price: Stripe.Price): Flow | undefined {
  const canChange = ['active', 'trialing'].includes(subscription.status) && subscription.cancel_at === null;
  if (!canChange || item.price.id === price.id) return undefined;
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: subscription.id,
      items: [{ id: item.id, price: price.id, quantity: 1 }],
    },
  };
}
