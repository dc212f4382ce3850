import { StripeAccountEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { AccountFacts } from '../accountFacts.ts';

/** Stores the state of the business's account. A different account replaces only a lost one. */
export async function updateAccount(work: Work, facts: AccountFacts): Promise<void> {
  const known = await work.em.findOne(StripeAccountEntity, { businessId: work.businessId });
  if (!known) {
    work.em.persist(work.em.create(StripeAccountEntity, { ...facts, businessId: work.businessId }));
    return;
  }
  if (known.accountId !== facts.accountId && !known.lostAt) return;
  const couldCharge = known.chargesEnabled;
  Object.assign(known, facts, { lostAt: null });
  if (couldCharge === facts.chargesEnabled) return;
  work.record({
    type: 'business.updated',
    summary: facts.chargesEnabled ? 'Online payments were turned on' : 'Stripe turned off online payments',
    byItself: true,
    before: { onlinePayments: couldCharge },
    after: { onlinePayments: facts.chargesEnabled },
  });
}
