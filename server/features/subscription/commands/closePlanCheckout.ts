import { PlanCheckoutEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Records that a checkout page can no longer be paid. */
export async function closePlanCheckout({ em, now }: Work, sessionId: string): Promise<void> {
  const checkout = await em.findOne(PlanCheckoutEntity, { sessionId });
  if (checkout) checkout.closedAt ??= now;
}
