import type Stripe from 'stripe';
import type { Commands } from '#server/platform/commands/commands.ts';
import { followPayout } from './commands/followPayout.ts';
import { payoutReportOf } from './payoutReport.ts';

interface FollowServices {
  commands: Commands;
  stripe: Stripe;
}

/** A business and its Stripe account. */
export interface PaidAccount {
  businessId: string;
  accountId: string;
}

/** Reads a payout from Stripe and applies its state. */
export async function followPayoutById(services: FollowServices, account: PaidAccount, id: string): Promise<void> {
  await follow(services, account, await services.stripe.payouts.retrieve(id, {}, { stripeAccount: account.accountId }));
}

/** Applies the state of every payout created since then. */
export async function followPayoutsSince(services: FollowServices, account: PaidAccount, since: Date): Promise<void> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const payouts = services.stripe.payouts.list({ created, limit: 100 }, { stripeAccount: account.accountId });
  for await (const payout of payouts) await follow(services, account, payout);
}

async function follow({ commands }: FollowServices, { businessId, accountId }: PaidAccount, payout: Stripe.Payout) {
  const report = payoutReportOf(payout, accountId);
  if (report) await commands.run({ kind: 'system', businessId }, followPayout, report);
}
