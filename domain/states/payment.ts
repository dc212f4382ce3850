import { type Cents, roundHalfUp } from '../money.ts';
import { defineMachine } from './machine.ts';

export const OFFLINE_PAYMENT_METHODS = ['CASH', 'CHECK', 'PHONE', 'OTHER'] as const;
/** How money is taken outside the app and only written down in it. */
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
/** Where a payer's objection at their bank stands. */
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** Whether a payment was taken outside the app, so that it can be voided but not refunded through a processor. */
export function isOffline(method: PaymentMethod): method is OfflinePaymentMethod {
  return (OFFLINE_PAYMENT_METHODS as readonly PaymentMethod[]).includes(method);
}

/** Cash, checks, the phone: taken at once, and voided when a check bounces or the entry was wrong. */
export const offlinePaymentMachine = defineMachine({
  thing: 'payment',
  states: PAYMENT_STATUSES,
  events: { void: { from: ['SUCCEEDED'], to: 'VOIDED', done: 'voided' } },
});

/** Cards and bank transfers: what the processor reports. A customer whose payment failed may try again. */
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
    /** The payer's bank could not take what was given back. */
    failRefund: { from: ['PARTLY_REFUNDED', 'REFUNDED'], to: 'SUCCEEDED', done: 'marked as not refunded after all' },
    failPartOfRefund: {
      from: ['PARTLY_REFUNDED', 'REFUNDED'],
      to: 'PARTLY_REFUNDED',
      done: 'marked as refunded less',
    },
  },
});

/** The statuses in which the money, less what was refunded, counts as paid. */
export const COUNTED_PAYMENT_STATUSES: readonly PaymentStatus[] = ['SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED'];

/** Of a payment: its parts, in cents. */
export interface PaymentAmounts {
  status: PaymentStatus;
  /** The whole of it, tip included. */
  amountCents: Cents;
  tipCents: Cents;
  refundedCents: Cents;
  /** What came in beyond the balance, and is the customer's. */
  creditCents: Cents;
}

/** What a payment could pay of its invoice: all but the tip, less what went back. Nothing until it has succeeded. */
export function usableCents({
  status,
  amountCents,
  tipCents,
  refundedCents,
}: Omit<PaymentAmounts, 'creditCents'>): Cents {
  if (!COUNTED_PAYMENT_STATUSES.includes(status)) return 0;
  return Math.max(0, amountCents - tipCents - refundedCents);
}

/** What has been paid: succeeded payments less refunds, without tips and credits. */
export function paidCents(payments: readonly PaymentAmounts[]): Cents {
  return payments.reduce((sum, payment) => sum + usableCents(payment) - payment.creditCents, 0);
}

/**
 * How much of each payment passes on an invoice's government fees: in the order in which they came, as much as is
 * covered with it, less what was covered before; so that the payments of an invoice that is paid come to its fees exactly.
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

/** Of a payment: what decides whether it was owed. */
export interface PaymentClaim extends Omit<PaymentAmounts, 'creditCents'> {
  /** Whether it is the deposit of a quote. */
  deposit?: boolean;
}

/**
 * What of each payment is more than was owed, in the order of the payments: money that arrived although the invoice was
 * paid meanwhile in another way, or a deposit paid a second time. The latest money is the credit. Offline payments are
 * never more than the balance.
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
