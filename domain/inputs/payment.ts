import * as z from 'zod';
import { OFFLINE_PAYMENT_METHODS } from '../states/payment.ts';
import { documentInstant } from './dates.ts';
import { positiveCents } from './numbers.ts';
import { idempotencyKey, optionalLongText, optionalText, requiredId, requiredLongText } from './text.ts';

/** A payment that was taken outside the app. Received now where no time is given. */
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

/** Why a payment is voided. */
export const voidPaymentReason = requiredLongText('Enter a reason', 500);

/** Money that goes back to who paid it, the way it came. */
export const refundPaymentInput = z.object({
  paymentId: requiredId('Choose a payment'),
  amountCents: positiveCents,
  reason: optionalText(200),
  idempotencyKey,
});
export type RefundPayment = z.output<typeof refundPaymentInput>;
