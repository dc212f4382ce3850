import Stripe from 'stripe';
import type { SystemActor } from '#server/platform/auth/viewer.ts';
import { stripeOf } from '#server/platform/stripe/stripeOf.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { closeCheckout } from '../commands/closeCheckout.ts';
import { unpayableCheckouts } from '../unpayableCheckouts.ts';

/**
 * Expires Stripe's pages whose amount is no longer due, so that nobody pays twice. Enqueued by the database when an
 * invoice, quote or payment changes. A payment that succeeds nevertheless becomes a credit.
 */
export const expireCheckouts: Job<'stripe.expireCheckouts'> = async (services, { businessId }) => {
  const { commands } = services;
  const stripe = await stripeOf(services, businessId);
  if (!stripe) return;
  const whorl: SystemActor = { kind: 'system', businessId };
  for (const { id, accountId, sessionId } of await commands.run(whorl, unpayableCheckouts)) {
    // Without a session id the page is still being created: startCheckout finds the checkout closed and expires the
    // page.
    if (sessionId) await expireSession(stripe, accountId, sessionId);
    await commands.run(whorl, closeCheckout, id);
  }
};

/** Expires a page. Ignores one that was paid, has expired, or whose account is gone. */
export async function expireSession(stripe: Stripe, accountId: string, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId, {}, { stripeAccount: accountId });
  } catch (error) {
    const isOver =
      error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripePermissionError;
    if (!isOver) throw error;
  }
}
