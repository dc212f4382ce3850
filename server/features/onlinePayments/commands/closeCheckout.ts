import { CheckoutEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Records that a checkout's page can no longer be paid. */
export async function closeCheckout(work: Work, id: string): Promise<void> {
  const checkout = await work.lock(CheckoutEntity, id, 'checkout');
  if (checkout.status === 'OPEN') checkout.status = 'EXPIRED';
}
