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
  account_closed: 'The bank account is closed. Give Stripe another one.',
  account_frozen: 'The bank account is frozen. Ask your bank, or give Stripe another one.',
  bank_account_restricted:
    'The bank account takes no deposits of this kind. Ask your bank, or give Stripe another one.',
  bank_ownership_changed: 'The bank account belongs to somebody else now. Give Stripe another one.',
  declined: 'Your bank declined it. Ask your bank why.',
  incorrect_account_holder_name: 'The name at Stripe is not the one that your bank has.',
  incorrect_account_type: 'The kind of bank account at Stripe is not the one that your bank has.',
  insufficient_funds: 'Your balance at Stripe was too low.',
  invalid_account_number: 'The account number at Stripe is not one of your bank’s.',
  no_account: 'Your bank does not know this account. Check its numbers at Stripe.',
};

function failureWords(code: string | null): string {
  return words[code ?? ''] ?? 'Your bank sent it back without saying why. Check your bank account at Stripe.';
}
