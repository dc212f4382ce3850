import { BusinessEntity, PlanCheckoutEntity } from '#db/entities/index.ts';
import type { ChoosePlan } from '#domain/inputs/billing.ts';
import { trialLeft } from '#domain/subscription.ts';
import { once } from '#server/platform/commands/once.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Stripe keeps a page open for at least half an hour and at most a day. */
const OPEN_MS = 60 * 60 * 1000;

/** What was agreed on when an owner set out to the processor's page; the same each time it is asked for. */
export interface OpenedPlanCheckout {
  id: string;
  trial: ReturnType<typeof trialLeft>;
  expiresAt: Date;
}

/** Notes which plan an owner sets out to buy, and the trial days that it begins with. */
export async function openPlanCheckout(work: Work, choice: ChoosePlan): Promise<OpenedPlanCheckout> {
  const { em, businessId } = work;
  const checkoutId = await once(work, 'choosePlan', choice, async (id) => {
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
