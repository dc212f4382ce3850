import { type Cents, roundHalfUp } from '../money.ts';
import { defineMachine } from './machine.ts';

export const OFFLINE_PAYMENT_METHODS = ['CASH', 'CHECK', 'PHONE', 'OTHER'] as const;
/** A method for payments taken outside the app and recorded manually. */
export type OfflinePaymentMethod = (typeof OFFLINE_PAYMENT_METHODS)[number];
export const PAYMENT_METHODS = ['CARD', 'APPLE_PAY', 'GOOGLE_PAY', 'ACH', ...OFFLINE_PAYMENT_METHODS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_STATUSES = [
  'PENDING',
  'SUCCEEDED',
  'FAILED',
  'CANCELED',
  'VOIDED',
  'PARTLY_REFUNDED',
  'REFUNDED',
  'DISPUTED',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const DISPUTE_STATUSES = ['NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST'] as const;
/** The status of a dispute at the payer's bank. */
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** Returns whether a payment was taken outside the app; it can then be voided, but not refunded through Stripe. */
export function isOffline(method: PaymentMethod): method is OfflinePaymentMethod {
  return (OFFLINE_PAYMENT_METHODS as readonly PaymentMethod[]).includes(method);
}

/**
 * The transitions of cash, checks and other manual payments: received at once; voided when a check bounces or the entry
 * was wrong.
 */
export const offlinePaymentMachine = defineMachine({
  thing: 'payment',
  states: PAYMENT_STATUSES,
  events: { void: { from: ['SUCCEEDED'], to: 'VOIDED', done: 'voided' } },
});

/** The transitions of cards and bank transfers, as reported by Stripe. A failed payment may be retried. */
export const processedPaymentMachine = defineMachine({
  thing: 'payment',
  states: PAYMENT_STATUSES,
  events: {
    retry: { from: ['FAILED'], to: 'PENDING', done: 'tried again' },
    succeed: { from: ['PENDING', 'FAILED'], to: 'SUCCEEDED', done: 'completed' },
    fail: { from: ['PENDING'], to: 'FAILED', done: 'marked as failed' },
    cancel: { from: ['PENDING', 'FAILED'], to: 'CANCELED', done: 'canceled' },
    refundPart: { from: ['SUCCEEDED', 'PARTLY_REFUNDED'], to: 'PARTLY_REFUNDED', done: 'partly refunded' },
    refund: { from: ['SUCCEEDED', 'PARTLY_REFUNDED'], to: 'REFUNDED', done: 'refunded' },
    dispute: { from: ['SUCCEEDED', 'PARTLY_REFUNDED'], to: 'DISPUTED', done: 'marked as disputed' },
    winDispute: { from: ['DISPUTED'], to: 'SUCCEEDED', done: 'won back' },
    winDisputeOfRest: { from: ['DISPUTED'], to: 'PARTLY_REFUNDED', done: 'won back in part' },
    /** The payer's bank rejected the refund. */
    failRefund: { from: ['PARTLY_REFUNDED', 'REFUNDED'], to: 'SUCCEEDED', done: 'marked as not refunded after all' },
    failPartOfRefund: {
      from: ['PARTLY_REFUNDED', 'REFUNDED'],
      to: 'PARTLY_REFUNDED',
      done: 'marked as refunded less',
    },
  },
});

/** The statuses in which the amount less refunds counts as paid. */
export const COUNTED_PAYMENT_STATUSES: readonly PaymentStatus[] = ['SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED'];

/** The parts of a payment, in cents. */
export interface PaymentAmounts {
  status: PaymentStatus;
  /** The whole amount, including a tip. */
  amountCents: Cents;
  tipCents: Cents;
  refundedCents: Cents;
  /** The part that exceeds the balance; it is owed back to the customer. */
  creditCents: Cents;
}

/**
 * Returns the part of a payment that can be applied to its invoice: the amount less tip and refunds; 0 until it has
 * succeeded.
 */
export function usableCents({
  status,
  amountCents,
  tipCents,
  refundedCents,
}: Omit<PaymentAmounts, 'creditCents'>): Cents {
  if (!COUNTED_PAYMENT_STATUSES.includes(status)) return 0;
  return Math.max(0, amountCents - tipCents - refundedCents);
}

/** Returns the sum of succeeded payments less refunds, without tips and credits. */
export function paidCents(payments: readonly PaymentAmounts[]): Cents {
  return payments.reduce((sum, payment) => sum + usableCents(payment) - payment.creditCents, 0);
}

/**
 * Returns the part of each payment that covers government fees. Proportional to the paid share of the invoice and
 * cumulative in the order of payments, so that the parts of a paid invoice add up to its fees exactly.
 */
export function governmentShares(
  { governmentCents, totalCents }: { governmentCents: Cents; totalCents: Cents },
  appliedInOrder: readonly Cents[],
): Cents[] {
  const covered = (paid: Cents) =>
    totalCents > 0 ? roundHalfUp(BigInt(governmentCents) * BigInt(paid), BigInt(totalCents)) : 0;
  let paid = 0;
  return appliedInOrder.map((applied) => {
    const before = paid;
    paid += applied;
    return covered(paid) - covered(before);
  });
}

/** The data of a payment from which its credit is computed. */
export interface PaymentClaim extends Omit<PaymentAmounts, 'creditCents'> {
  /** Whether it is the deposit of a quote. */
  deposit?: boolean;
}

/**
 * Returns the excess of each payment over the amount owed, in the order of the payments: money that arrived although
 * the invoice was paid meanwhile in another way, or a deposit paid a second time. The latest payment becomes the
 * credit. Offline payments never exceed the balance.
 */
export function creditsOf(owedCents: Cents, payments: readonly PaymentClaim[]): Cents[] {
  let open = owedCents;
  let hasDeposit = false;
  return payments.map((payment) => {
    const usable = usableCents(payment);
    const owed = payment.deposit && hasDeposit ? 0 : open;
    const applied = Math.min(usable, owed);
    hasDeposit ||= payment.deposit === true && applied > 0;
    open -= applied;
    return usable - applied;
  });
}
