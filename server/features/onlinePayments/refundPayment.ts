import type { Logger } from 'pino';
import Stripe from 'stripe';
import { CheckoutEntity, InvoiceEntity, PaymentEntity, type PaymentRow } from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';
import type { RefundPayment } from '#domain/inputs/payment.ts';
import { type Cents, formatCents } from '#domain/money.ts';
import { isOffline } from '#domain/states/payment.ts';
import { invalidInput, invalidState, Refusal } from '#server/core/errors.ts';
import { actorIdOf } from '#server/platform/auth/viewer.ts';
import type { Commands } from '#server/platform/commands/commands.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { Allowed } from '#server/platform/graphql/context.ts';
import { withAttempt } from '#server/platform/stripe/attempts.ts';
import { headerText } from '#server/platform/stripe/headerText.ts';
import { isGone } from '#server/platform/stripe/refusals.ts';
import { followIntent } from './followIntent.ts';

interface RefundServices {
  commands: Commands;
  stripe: Stripe;
  database: Database;
  log: Logger;
}

/**
 * Refunds a payment at Stripe, which rejects amounts above the remainder, and applies the resulting state. The same
 * idempotencyKey refunds once.
 */
export async function refundPayment(services: RefundServices, allowed: Allowed, input: RefundPayment): Promise<void> {
  const { accountId, intentId } = await allowed.run(requireRefundable, input);
  try {
    await giveBack(services.stripe, allowed, accountId, intentId, input);
  } catch (error) {
    if (isGone(error))
      throw new Refusal(
        'INVALID_STATE',
        'This was paid to a Stripe account that’s no longer connected. Refund it there',
      );
    if (!isRefused(error)) throw error;
    await followIntent(services, accountId, intentId);
    throw new Refusal('INVALID_STATE', 'Stripe didn’t refund anything. Check the payment’s current status');
  }
  await followIntent(services, accountId, intentId);
}

async function giveBack(
  stripe: Stripe,
  allowed: Allowed,
  accountId: string,
  intentId: string,
  input: RefundPayment,
): Promise<void> {
  const refund: Stripe.RefundCreateParams = {
    payment_intent: intentId,
    amount: input.amountCents,
    reason: 'requested_by_customer',
    metadata: { by: actorIdOf(allowed.actor), ...(input.reason && { reason: input.reason }) },
  };
  if (!input.idempotencyKey) {
    await stripe.refunds.create(refund, { stripeAccount: accountId });
    return;
  }
  await withAttempt(
    {
      run: (command, ...args) => allowed.run(command, ...args),
      name: `refund-${input.paymentId}-${headerText(input.idempotencyKey)}`,
      growsWhenChanged: false,
    },
    (idempotencyKey) => stripe.refunds.create(refund, { stripeAccount: accountId, idempotencyKey }),
  );
}

/**
 * Whether Stripe refused: the payment has changed there, the balance does not cover the refund, or the key was used for
 * another refund.
 */
const isRefused = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeIdempotencyError;

/**
 * Throws NOT_FOUND, INVALID_STATE, VALIDATION_FAILED. A repeated request with the same key is passed on to Stripe,
 * which returns the same result.
 */
async function requireRefundable(work: Work, input: RefundPayment) {
  const { invoiceId } = await work.find(PaymentEntity, input.paymentId, 'payment');
  await work.lock(InvoiceEntity, invoiceId, 'invoice');
  const payment = await work.lock(PaymentEntity, input.paymentId, 'payment');
  // The account that received the payment, which may differ from the one connected now.
  const checkout = payment.checkoutId && (await work.em.findOne(CheckoutEntity, { id: payment.checkoutId }));
  if (isOffline(payment.method) || !payment.stripeIntentId || !checkout)
    throw invalidState('This payment was taken outside the app. Refund it there and void it here', payment.status);
  await oncePerKey(work, 'refundPayment', input, async () => {
    requireLeft(payment, input.amountCents);
  });
  return { accountId: checkout.accountId, intentId: payment.stripeIntentId };
}

function requireLeft({ status, amountCents, refundedCents }: PaymentRow, wantedCents: Cents): void {
  if (status !== 'SUCCEEDED' && status !== 'PARTLY_REFUNDED')
    throw invalidState('Only a completed payment can be refunded', status);
  const left = amountCents - refundedCents;
  if (wantedCents > left)
    throw invalidInput([
      { path: 'amountCents', message: `At most ${formatCents(left)} can be refunded`, code: 'MORE_THAN_PAID' },
    ]);
}
