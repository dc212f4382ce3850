import Stripe from 'stripe';
import type { SystemActor } from '#server/platform/auth/viewer.ts';
import { stripeOf } from '#server/platform/stripe/stripeOf.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { closeCheckout } from '../commands/closeCheckout.ts';
import { unpayableCheckouts } from '../unpayableCheckouts.ts';

/**
 * Closes the pages at Stripe that were opened for an amount that is no longer due, so that nobody pays twice. The database
 * enqueues it when an invoice, a quote or a payment changes. Money that arrives all the same becomes a credit.
 */
export const expireCheckouts: Job<'stripe.expireCheckouts'> = async (services, { businessId }) => {
  const { commands } = services;
  const stripe = await stripeOf(services, businessId);
  if (!stripe) return;
  const whorl: SystemActor = { kind: 'system', businessId };
  for (const { id, accountId, sessionId } of await commands.run(whorl, unpayableCheckouts)) {
    // Without a session its page is still being made: startCheckout finds the checkout closed, and closes that page.
    if (sessionId) await expireSession(stripe, accountId, sessionId);
    await commands.run(whorl, closeCheckout, id);
  }
};

/** Nobody can pay on this page any more. One that was paid or has run out, or whose account is gone, stays as it is. */
export async function expireSession(stripe: Stripe, accountId: string, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId, {}, { stripeAccount: accountId });
  } catch (error) {
    const isOver =
      error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripePermissionError;
    if (!isOver) throw error;
  }
}
