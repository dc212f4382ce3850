import type Stripe from 'stripe';
import type { CalendarDate } from '#domain/dates.ts';
import type { Cents } from '#domain/money.ts';
import type { PayoutStatus } from '#domain/states/payout.ts';

/** The state of a payout at Stripe at one moment. */
export interface PayoutReport {
  stripePayoutId: string;
  accountId: string;
  amountCents: Cents;
  status: PayoutStatus;
  failure: string | null;
  arrivesOn: CalendarDate;
  initiatedAt: Date;
}

const statuses: Record<string, PayoutStatus> = {
  pending: 'PENDING',
  in_transit: 'IN_TRANSIT',
  paid: 'PAID',
  failed: 'FAILED',
  canceled: 'CANCELED',
};

/** Converts a payout of Stripe. Null where it is not in US dollars or has an unknown status. */
export function payoutReportOf(payout: Stripe.Payout, accountId: string): PayoutReport | null {
  const status = statuses[payout.status];
  if (!status || payout.currency !== 'usd') return null;
  return {
    stripePayoutId: payout.id,
    accountId,
    amountCents: payout.amount,
    status,
    failure: status === 'FAILED' ? failureWords(payout.failure_code) : null,
    // Stripe gives the day as the timestamp of its midnight in UTC.
    arrivesOn: new Date(payout.arrival_date * 1000).toISOString().slice(0, 10),
    initiatedAt: new Date(payout.created * 1000),
  };
}

/** What a professional can do about a failure. Stripe's codes: docs.stripe.com/api/payouts/failures. */
const words: Record<string, string> = {
  account_closed: 'The bank account is closed. Add another one in Stripe.',
  account_frozen: 'The bank account is frozen. Contact your bank, or add another one in Stripe.',
  bank_account_restricted:
    'The bank account doesn’t accept this kind of deposit. Contact your bank, or add another one in Stripe.',
  bank_ownership_changed: 'The bank account belongs to someone else now. Add another one in Stripe.',
  declined: 'Your bank declined it. Contact your bank.',
  incorrect_account_holder_name: 'The account name in Stripe doesn’t match your bank’s.',
  incorrect_account_type: 'The account type in Stripe doesn’t match your bank’s.',
  insufficient_funds: 'Your Stripe balance was too low.',
  invalid_account_number: 'The account number in Stripe isn’t valid at your bank.',
  no_account: 'Your bank doesn’t recognize this account. Check its numbers in Stripe.',
};

function failureWords(code: string | null): string {
  return words[code ?? ''] ?? 'Your bank returned it without a reason. Check your bank account in Stripe.';
}
