import type Stripe from 'stripe';
import { setUpPlans } from './stripeCatalog/setUpPlans.ts';
import { portalConfiguration } from './stripeCatalog/setUpPortal.ts';
import type { PlanSubscription } from './subscriptions.ts';

interface PortalServices {
  stripe: Stripe;
  publicUrl: string;
}

/** The return address from the portal; the page then refreshes the plan's state. */
const RETURN_PATH = '/dashboard/settings/plan?billing=returned';

type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData;

/** Returns the address of Stripe's billing portal for a customer, or of one flow in it. */
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

/**
 * Returns the portal flow that confirms a new price; undefined for a subscription that is unpaid or set to end, which
 * must be settled first.
 */
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
