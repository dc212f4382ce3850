import { CheckoutEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Notes which page of the processor's a checkout has. Answers whether it may still be paid: it may have been closed meanwhile. */
export async function nameCheckout(work: Work, id: string, sessionId: string): Promise<boolean> {
  const checkout = await work.lock(CheckoutEntity, id, 'checkout');
  checkout.sessionId = sessionId;
  return checkout.status !== 'EXPIRED';
}
