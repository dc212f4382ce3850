import * as z from 'zod';
import { OFFLINE_PAYMENT_METHODS } from '../states/payment.ts';
import { documentInstant } from './dates.ts';
import { positiveCents } from './numbers.ts';
import { idempotencyKey, optionalLongText, optionalText, requiredId, requiredLongText } from './text.ts';

/** A payment taken outside the app. Received now by default. */
export const recordPaymentInput = z.object({
  invoiceId: requiredId('Choose an invoice'),
  amountCents: positiveCents,
  method: z.enum(OFFLINE_PAYMENT_METHODS, { error: 'Choose how it was paid' }),
  receivedAt: documentInstant.nullish(),
  reference: optionalText(100),
  note: optionalLongText(1_000),
  idempotencyKey,
});
export type RecordPayment = z.output<typeof recordPaymentInput>;

/** The reason for voiding a payment. */
export const voidPaymentReason = requiredLongText('Enter a reason', 500);

/** A refund of an online payment. */
export const refundPaymentInput = z.object({
  paymentId: requiredId('Choose a payment'),
  amountCents: positiveCents,
  reason: optionalText(200),
  idempotencyKey,
});
export type RefundPayment = z.output<typeof refundPaymentInput>;
