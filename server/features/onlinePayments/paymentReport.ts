import type Stripe from 'stripe';
import type { PaymentDispute } from '#db/entities/index.ts';
import type { Cents } from '#domain/money.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/states/payment.ts';
import { declineWords } from './declineWords.ts';

/** The state of a payment at Stripe at one moment. */
export interface PaymentReport {
  /** Increases with every read from Stripe, across all payments. */
  number: number;
  intentId: string;
  chargeId: string | null;
  method: PaymentMethod;
  status: PaymentStatus;
  currency: string;
  amountCents: Cents;
  refundedCents: Cents;
  /** Null until Stripe has determined it. */
  feeCents: Cents | null;
  netCents: Cents | null;
  failure: string | null;
  dispute: PaymentDispute | null;
  /** The page on which the payer verifies their bank account; null where no verification is pending. */
  verificationUrl: string | null;
  /** When the latest attempt was made. */
  attemptedAt: Date;
}

/** Disputes and refunds of a charge. */
export interface ChargeChanges {
  /** Newest first. */
  disputes: readonly Stripe.Dispute[];
  refunds: readonly Stripe.Refund[];
}

/** Converts a payment intent to a report. Null where no payment was attempted yet. */
export function reportOf(
  number: number,
  intent: Stripe.PaymentIntent,
  { disputes, refunds }: ChargeChanges,
): PaymentReport | null {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const dispute = disputes.at(0);
  const refundedCents = sumOf(refunds);
  const status = statusOf(intent, refundedCents, dispute);
  if (!status) return null;
  const transaction = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null;
  return {
    number,
    intentId: intent.id,
    chargeId: charge?.id ?? null,
    method: verificationOf(intent) ? 'ACH' : methodOf(charge, intent.last_payment_error?.payment_method),
    status,
    currency: intent.currency,
    amountCents: intent.amount,
    refundedCents,
    feeCents: transaction && transaction.fee + feesOf(dispute),
    netCents: transaction && transaction.net - feesOf(dispute),
    failure: status === 'FAILED' ? declineWords(intent.last_payment_error) : null,
    dispute: dispute ? disputeOf(dispute) : null,
    verificationUrl: verificationOf(intent)?.hosted_verification_url ?? null,
    attemptedAt: new Date((charge?.created ?? intent.created) * 1000),
  };
}

/** The dispute fee, which is charged even where the bank decides for the business. */
const feesOf = (dispute: Stripe.Dispute | undefined): Cents =>
  (dispute?.balance_transactions ?? []).reduce((sum, { fee }) => sum + fee, 0);

/** Sum of completed and pending refunds, without failed and canceled ones. */
const sumOf = (refunds: readonly Stripe.Refund[]): Cents =>
  refunds
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0);

/**
 * Verification of a bank account by microdeposits. The Checkout session is already complete; the payment starts days
 * later.
 */
const verificationOf = ({ status, next_action }: Stripe.PaymentIntent) =>
  status === 'requires_action' ? next_action?.verify_with_microdeposits : undefined;

/** Inquiries have not moved any money. */
const isInquiry = ({ status }: Stripe.Dispute) => status.startsWith('warning_');

function statusOf(
  intent: Stripe.PaymentIntent,
  refundedCents: Cents,
  dispute: Stripe.Dispute | undefined,
): PaymentStatus | null {
  const { status, last_payment_error, amount } = intent;
  if (status === 'processing' || verificationOf(intent)) return 'PENDING';
  if (status === 'canceled') return 'CANCELED';
  if (status === 'requires_payment_method') return last_payment_error ? 'FAILED' : null;
  if (status !== 'succeeded') return null;
  if (dispute && !isInquiry(dispute) && dispute.status !== 'won' && dispute.status !== 'prevented') return 'DISPUTED';
  if (refundedCents === 0) return 'SUCCEEDED';
  return refundedCents >= amount ? 'REFUNDED' : 'PARTLY_REFUNDED';
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

function disputeOf(dispute: Stripe.Dispute): PaymentDispute {
  const { id, status, reason, amount, evidence_details } = dispute;
  const dueBy = evidence_details.due_by;
  return {
    id,
    status: disputeStatuses[status] ?? 'UNDER_REVIEW',
    inquiry: isInquiry(dispute),
    reason: reason.replaceAll('_', ' '),
    amountCents: amount,
    dueBy: dueBy ? new Date(dueBy * 1000).toISOString() : null,
  };
}
