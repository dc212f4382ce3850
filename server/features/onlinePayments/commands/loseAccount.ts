import { StripeAccountEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/**
 * Notes that the processor no longer knows the business's account under the keys of this installation, or that the
 * business has withdrawn its access: it has to be connected anew. What was paid stays as it is.
 */
export async function loseAccount(work: Work, accountId: string): Promise<void> {
  const known = await work.em.findOne(StripeAccountEntity, { businessId: work.businessId });
  if (known?.accountId !== accountId || known.lostAt) return;
  const couldCharge = known.chargesEnabled;
  Object.assign(known, { lostAt: work.now, chargesEnabled: false, payoutsEnabled: false });
  work.record({
    type: 'business.updated',
    summary: 'Online payments are switched off: Stripe no longer knows the account. Connect it again',
    byItself: true,
    before: { onlinePayments: couldCharge },
    after: { onlinePayments: false },
  });
}
