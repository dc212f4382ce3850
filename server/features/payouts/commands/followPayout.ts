import { LockMode } from '@mikro-orm/core';
import { PayoutEntity, StripeAccountEntity } from '#db/entities/index.ts';
import { formatCents } from '#domain/money.ts';
import { type PayoutStatus, payoutMayBecome } from '#domain/states/payout.ts';
import type { ActivityType } from '#server/platform/commands/activity.ts';
import { changes } from '#server/platform/commands/changes.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { PayoutReport } from '../payoutReport.ts';

/** Updates a payout to the state reported by Stripe; older states are ignored. */
export async function followPayout(work: Work, report: PayoutReport): Promise<void> {
  const { em, businessId } = work;
  // Serializes concurrent first reports of one payout.
  const account = await em.findOne(StripeAccountEntity, { businessId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (account?.accountId !== report.accountId) return;
  const known = await em.findOne(PayoutEntity, { stripePayoutId: report.stripePayoutId });
  if (known && !payoutMayBecome(known.status, report.status)) return;
  const from = known?.status;
  if (known && !changes(known, report).any) return;
  const payout = known ? em.assign(known, report) : em.create(PayoutEntity, { ...report, businessId });
  em.persist(payout);
  if (from !== report.status) tell(work, payout.id, report, from);
}

const told: Partial<Record<PayoutStatus, { type: ActivityType; words: string }>> = {
  PENDING: { type: 'payout.sent', words: 'is about to leave for your bank' },
  IN_TRANSIT: { type: 'payout.sent', words: 'is on its way to your bank' },
  PAID: { type: 'payout.arrived', words: 'has reached your bank' },
  FAILED: { type: 'payout.failed', words: 'did not reach your bank' },
};

function tell(
  work: Work,
  payoutId: string,
  { status, amountCents }: PayoutReport,
  from: PayoutStatus | undefined,
): void {
  const news = told[status];
  if (!news || amountCents <= 0) return;
  work.record({
    type: news.type,
    summary: `${formatCents(amountCents)} ${news.words}`,
    before: from && { status: from },
    after: { payoutId, status, amountCents },
  });
}
