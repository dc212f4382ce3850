import { BusinessEntity, PlanCheckoutEntity } from '#db/entities/index.ts';
import type { ChoosePlan } from '#domain/inputs/billing.ts';
import { trialLeft } from '#domain/subscription.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Stripe allows an expiry between 30 minutes and 24 hours. */
const OPEN_MS = 60 * 60 * 1000;

/** The terms of a plan checkout; repeated requests get the same. */
export interface OpenedPlanCheckout {
  id: string;
  trial: ReturnType<typeof trialLeft>;
  expiresAt: Date;
}

/** Records the plan that an owner is about to buy, and the remaining trial days. */
export async function openPlanCheckout(work: Work, choice: ChoosePlan): Promise<OpenedPlanCheckout> {
  const { em, businessId } = work;
  const checkoutId = await oncePerKey(work, 'choosePlan', choice, async (id) => {
    const { tier, interval } = choice;
    const { trialEndsAt } = await em.findOneOrFail(BusinessEntity, { id: businessId });
    const checkout = em.create(PlanCheckoutEntity, { id, businessId, tier, interval, trialEndsAt });
    await em.persist(checkout).flush();
  });
  const { trialEndsAt, createdAt } = await work.find(PlanCheckoutEntity, checkoutId, 'checkout');
  return {
    id: checkoutId,
    trial: trialLeft(trialEndsAt, createdAt),
    expiresAt: new Date(createdAt.getTime() + OPEN_MS),
  };
}
