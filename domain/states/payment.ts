import type { Cents } from '../money.ts';
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

/** Cards and bank transfers: what the processor reports. */
export const processedPaymentMachine = defineMachine({
  thing: 'payment',
  states: PAYMENT_STATUSES,
  events: {
    succeed: { from: ['PENDING'], to: 'SUCCEEDED', done: 'completed' },
    fail: { from: ['PENDING'], to: 'FAILED', done: 'marked as failed' },
    cancel: { from: ['PENDING'], to: 'CANCELED', done: 'canceled' },
    refundPart: { from: ['SUCCEEDED', 'PARTLY_REFUNDED'], to: 'PARTLY_REFUNDED', done: 'partly refunded' },
    refund: { from: ['SUCCEEDED', 'PARTLY_REFUNDED'], to: 'REFUNDED', done: 'refunded' },
    dispute: { from: ['SUCCEEDED', 'PARTLY_REFUNDED'], to: 'DISPUTED', done: 'marked as disputed' },
  },
});

/** The statuses in which the money, less what was refunded, counts as paid. */
export const COUNTED_PAYMENT_STATUSES: readonly PaymentStatus[] = ['SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED'];

/** What has been paid: succeeded payments less refunds. */
export function paidCents(
  payments: readonly { status: PaymentStatus; amountCents: Cents; refundedCents: Cents }[],
): Cents {
  return payments
    .filter(({ status }) => COUNTED_PAYMENT_STATUSES.includes(status))
    .reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
}
