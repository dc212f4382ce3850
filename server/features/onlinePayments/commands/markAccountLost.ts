import { StripeAccountEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/**
 * Records that Stripe no longer knows the account under this installation's keys, or that access to it was revoked. The
 * business must connect it again. Existing payments stay.
 */
export async function markAccountLost(work: Work, accountId: string): Promise<void> {
  const known = await work.em.findOne(StripeAccountEntity, { businessId: work.businessId });
  if (known?.accountId !== accountId || known.lostAt) return;
  const couldCharge = known.chargesEnabled;
  Object.assign(known, { lostAt: work.now, chargesEnabled: false, payoutsEnabled: false });
  work.record({
    type: 'business.updated',
    summary: 'Online payments were turned off because Stripe no longer recognizes the account. Reconnect it',
    byItself: true,
    before: { onlinePayments: couldCharge },
    after: { onlinePayments: false },
  });
}
