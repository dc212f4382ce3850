import { PlanCheckoutEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Notes that nobody can pay on this page of the processor's any more. */
export async function closePlanCheckout({ em, now }: Work, sessionId: string): Promise<void> {
  const checkout = await em.findOne(PlanCheckoutEntity, { sessionId });
  if (checkout) checkout.closedAt ??= now;
}
