import type Stripe from 'stripe';
import { InvoiceEntity, PaymentEntity, StripeAccountEntity } from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';
import type { RefundPayment } from '#domain/inputs/payment.ts';
import { formatCents } from '#domain/money.ts';
import { isOffline } from '#domain/states/payment.ts';
import type { Commands } from '#server/platform/commands/commands.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { Allowed } from '#server/platform/graphql/context.ts';
import { invalidInput, Refusal } from '#server/platform/graphql/errors.ts';
import { followIntent } from './followIntent.ts';

interface RefundServices {
  commands: Commands;
  stripe: Stripe;
  database: Database;
}

/**
 * Gives money back the way it came. Stripe is asked first and holds the one truth of what can still go back; then its
 * answer is followed. The same idempotencyKey gives back once.
 */
export async function refundPayment(services: RefundServices, allowed: Allowed, input: RefundPayment): Promise<void> {
  const { accountId, intentId } = await allowed.run(requireRefundable, input);
  await services.stripe.refunds.create(
    {
      payment_intent: intentId,
      amount: input.amountCents,
      reason: 'requested_by_customer',
      metadata: { by: allowed.member.userId, ...(input.reason && { reason: input.reason }) },
    },
    {
      stripeAccount: accountId,
      ...(input.idempotencyKey && { idempotencyKey: `refund-${input.paymentId}-${input.idempotencyKey}` }),
    },
  );
  await followIntent(services, accountId, intentId);
}

/** Throws NOT_FOUND, INVALID_STATE, VALIDATION_FAILED. */
async function requireRefundable(work: Work, { paymentId, amountCents }: RefundPayment) {
  const { invoiceId } = await work.find(PaymentEntity, paymentId, 'payment');
  await work.lock(InvoiceEntity, invoiceId, 'invoice');
  const payment = await work.lock(PaymentEntity, paymentId, 'payment');
  const account = await work.em.findOne(StripeAccountEntity, { businessId: work.businessId });
  if (isOffline(payment.method) || !payment.stripeIntentId || !account)
    throw new Refusal('INVALID_STATE', 'This payment was taken outside the app. Give it back there and void it here', {
      state: payment.status,
    });
  if (payment.status !== 'SUCCEEDED' && payment.status !== 'PARTLY_REFUNDED')
    throw new Refusal('INVALID_STATE', 'Only a payment that has arrived can be given back', { state: payment.status });
  const left = payment.amountCents - payment.refundedCents;
  if (amountCents > left)
    throw invalidInput([
      { path: 'amountCents', message: `At most ${formatCents(left)} of it can go back`, code: 'MORE_THAN_PAID' },
    ]);
  return { accountId: account.accountId, intentId: payment.stripeIntentId };
}
