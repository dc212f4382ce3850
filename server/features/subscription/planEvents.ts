import type Stripe from 'stripe';
import type { JobServices } from '#server/platform/worker/worker.ts';
import { followCustomer } from './followCustomer.ts';

/** The Stripe event types of the platform account that can change a business's plan. */
export const PLAN_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
] as const satisfies Stripe.Event['type'][];

/** Follows the plan of the customer that an event concerns. */
export async function followPlanEvent(services: JobServices, stripe: Stripe, event: Stripe.Event): Promise<string> {
  if (!(PLAN_EVENTS as readonly string[]).includes(event.type)) return 'left alone';
  const { customer } = event.data.object as { customer?: string | { id: string } | null };
  if (!customer) return 'left alone';
  return followCustomer({ ...services, stripe }, typeof customer === 'string' ? customer : customer.id);
}
