import { CheckoutEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Notes that nobody can pay on this checkout's page any more. */
export async function closeCheckout(work: Work, id: string): Promise<void> {
  const checkout = await work.lock(CheckoutEntity, id, 'checkout');
  if (checkout.status === 'OPEN') checkout.status = 'EXPIRED';
}
