import { LockMode } from '@mikro-orm/core';
import { BillingCustomerEntity, PlanCheckoutEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/**
 * Notes which page of the processor's a checkout has; answers the pages that were opened before and may still be paid on.
 * Of two at once, the later one hears of the earlier: they name theirs one after the other.
 */
export async function namePlanCheckout(work: Work, id: string, sessionId: string): Promise<string[]> {
  const { em, businessId } = work;
  await em.findOneOrFail(BillingCustomerEntity, { businessId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const checkout = await work.lock(PlanCheckoutEntity, id, 'checkout');
  checkout.sessionId = sessionId;
  const others = await em.find(PlanCheckoutEntity, { closedAt: null, id: { $ne: id }, sessionId: { $ne: null } });
  return others.flatMap((other) => other.sessionId ?? []);
}
