import type Stripe from 'stripe';
import type { PaymentDispute } from '#db/entities/index.ts';
import type { Cents } from '#domain/money.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/states/payment.ts';
import { declineWords } from './declineWords.ts';

/** A payment as the processor has it at one moment. */
export interface PaymentReport {
  /** Grows with each time that the processor is asked, about whichever payment. */
  number: number;
  intentId: string;
  chargeId: string | null;
  method: PaymentMethod;
  status: PaymentStatus;
  currency: string;
  amountCents: Cents;
  refundedCents: Cents;
  /** Null until the processor has settled on it. */
  feeCents: Cents | null;
  netCents: Cents | null;
  failure: string | null;
  dispute: PaymentDispute | null;
  /** When this attempt was made. */
  attemptedAt: Date;
}

/** Null while nobody has tried to pay yet. */
export function reportOf(
  number: number,
  intent: Stripe.PaymentIntent,
  disputes: readonly Stripe.Dispute[],
): PaymentReport | null {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const dispute = disputes.at(0);
  const status = statusOf(intent, charge, dispute);
  if (!status) return null;
  const transaction = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null;
  return {
    number,
    intentId: intent.id,
    chargeId: charge?.id ?? null,
    method: methodOf(charge, intent.last_payment_error?.payment_method),
    status,
    currency: intent.currency,
    amountCents: intent.amount,
    refundedCents: charge?.amount_refunded ?? 0,
    feeCents: transaction && transaction.fee + feesOf(dispute),
    netCents: transaction && transaction.net - feesOf(dispute),
    failure: status === 'FAILED' ? declineWords(intent.last_payment_error) : null,
    dispute: dispute ? disputeOf(dispute) : null,
    attemptedAt: new Date((charge?.created ?? intent.created) * 1000),
  };
}

/** What a bank takes for a dispute, which it keeps also where it decides for the business. */
const feesOf = (dispute: Stripe.Dispute | undefined): Cents =>
  (dispute?.balance_transactions ?? []).reduce((sum, { fee }) => sum + fee, 0);

function statusOf(
  { status, last_payment_error }: Stripe.PaymentIntent,
  charge: Stripe.Charge | null,
  dispute: Stripe.Dispute | undefined,
): PaymentStatus | null {
  if (status === 'processing') return 'PENDING';
  if (status === 'canceled') return 'CANCELED';
  if (status === 'requires_payment_method') return last_payment_error ? 'FAILED' : null;
  if (status !== 'succeeded') return null;
  if (dispute && !['won', 'prevented', 'warning_closed'].includes(dispute.status)) return 'DISPUTED';
  const refunded = charge?.amount_refunded ?? 0;
  if (refunded === 0) return 'SUCCEEDED';
  return charge && refunded >= charge.amount ? 'REFUNDED' : 'PARTLY_REFUNDED';
}

function methodOf(charge: Stripe.Charge | null, tried: Stripe.PaymentMethod | null | undefined): PaymentMethod {
  const type = charge?.payment_method_details?.type ?? tried?.type;
  if (type === 'us_bank_account') return 'ACH';
  const wallet = (charge?.payment_method_details?.card ?? tried?.card)?.wallet?.type;
  if (wallet === 'apple_pay') return 'APPLE_PAY';
  if (wallet === 'google_pay') return 'GOOGLE_PAY';
  return 'CARD';
}

const disputeStatuses: Record<string, PaymentDispute['status']> = {
  needs_response: 'NEEDS_RESPONSE',
  warning_needs_response: 'NEEDS_RESPONSE',
  appeal_needs_response: 'NEEDS_RESPONSE',
  won: 'WON',
  prevented: 'WON',
  warning_closed: 'WON',
  lost: 'LOST',
};

function disputeOf({ id, status, reason, amount, evidence_details }: Stripe.Dispute): PaymentDispute {
  const dueBy = evidence_details.due_by;
  return {
    id,
    status: disputeStatuses[status] ?? 'UNDER_REVIEW',
    reason: reason.replaceAll('_', ' '),
    amountCents: amount,
    dueBy: dueBy ? new Date(dueBy * 1000).toISOString() : null,
  };
}
