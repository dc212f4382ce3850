import { LockMode } from '@mikro-orm/core';
import { BillingCustomerEntity, PlanCheckoutEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/**
 * Stores the page of a checkout and returns earlier pages that may still be paid. The business row lock makes the later
 * of two concurrent calls see the earlier one's page.
 */
export async function setPlanCheckoutSession(work: Work, id: string, sessionId: string): Promise<string[]> {
  const { em, businessId } = work;
  await em.findOneOrFail(BillingCustomerEntity, { businessId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const checkout = await work.lock(PlanCheckoutEntity, id, 'checkout');
  checkout.sessionId = sessionId;
  const others = await em.find(PlanCheckoutEntity, { closedAt: null, id: { $ne: id }, sessionId: { $ne: null } });
  return others.flatMap((other) => other.sessionId ?? []);
}
