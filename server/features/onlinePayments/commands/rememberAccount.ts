import { StripeAccountEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { AccountFacts } from '../accountFacts.ts';

/** Notes what the processor says of the business's account. Another account takes the place only of one that was lost. */
export async function rememberAccount(work: Work, facts: AccountFacts): Promise<void> {
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
    summary: facts.chargesEnabled ? 'Online payments are switched on' : 'Online payments are switched off by Stripe',
    byItself: true,
    before: { onlinePayments: couldCharge },
    after: { onlinePayments: facts.chargesEnabled },
  });
}
