import { CheckoutEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/**
 * Stores the Checkout session of a checkout. Returns false where the checkout was closed in the meantime and must not
 * be paid.
 */
export async function setCheckoutSession(work: Work, id: string, sessionId: string): Promise<boolean> {
  const checkout = await work.lock(CheckoutEntity, id, 'checkout');
  checkout.sessionId = sessionId;
  return checkout.status !== 'EXPIRED';
}
