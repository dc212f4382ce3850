import type { Logger } from 'pino';
import Stripe from 'stripe';
import type { StartPortalDeposit, StartPortalPayment } from '#domain/inputs/portal.ts';
import { percentOf } from '#domain/money.ts';
import { Refusal } from '#server/core/errors.ts';
import type { PortalVisitor } from '#server/platform/auth/viewer.ts';
import type { Command, Commands } from '#server/platform/commands/commands.ts';
import { withAttempt } from '#server/platform/stripe/attempts.ts';
import { isGone } from '#server/platform/stripe/refusals.ts';
import type { OpenedCheckout } from './checkout.ts';
import { markAccountLost } from './commands/markAccountLost.ts';
import { openCheckout } from './commands/openCheckout.ts';
import { openDeposit } from './commands/openDeposit.ts';
import { setCheckoutSession } from './commands/setCheckoutSession.ts';
import { expireSession } from './jobs/expireCheckouts.ts';

interface CheckoutServices {
  commands: Commands;
  stripe: Stripe;
  log: Logger;
  publicUrl: string;
  /** The platform's share of each payment in percent, calculated without tips. */
  platformFeePercent: number;
}

/** Returns the URL of the page on which the customer pays an invoice. The same idempotencyKey returns the same page. */
export const startPayment = (
  services: CheckoutServices,
  visitor: PortalVisitor,
  invoiceId: string,
  { token, ...input }: StartPortalPayment,
): Promise<string> =>
  startCheckout(services, visitor, `/portal/invoice/${token}`, (work) => openCheckout(work, invoiceId, input));

/** Like startPayment, for the deposit of a quote. */
export const startDeposit = (
  services: CheckoutServices,
  visitor: PortalVisitor,
  quoteId: string,
  { token, ...input }: StartPortalDeposit,
): Promise<string> =>
  startCheckout(services, visitor, `/portal/quote/${token}`, (work) => openDeposit(work, quoteId, input));

async function startCheckout(
  { commands, stripe, log, publicUrl, platformFeePercent }: CheckoutServices,
  visitor: PortalVisitor,
  path: string,
  open: Command<PortalVisitor, [], OpenedCheckout>,
): Promise<string> {
  const checkout = await commands.run(visitor, open);
  const { id, accountId, opened } = checkout;
  const session = await withAttempt(
    { run: (command, ...args) => commands.run(visitor, command, ...args), name: `checkout-${id}-${opened}` },
    (idempotencyKey) =>
      stripe.checkout.sessions.create(sessionOf(checkout, visitor.businessId, publicUrl + path, platformFeePercent), {
        stripeAccount: accountId,
        idempotencyKey,
      }),
  ).catch(async (error: unknown) => {
    if (isGone(error))
      await commands.run({ kind: 'system', businessId: visitor.businessId }, markAccountLost, accountId);
    else if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // The customer is not shown what is wrong with the business's account.
    log.error({ err: error, accountId }, 'Stripe refused to create a checkout session');
    throw new Refusal('INVALID_STATE', 'This business isn’t taking online payments right now. Please pay another way');
  });
  if (!(await commands.run(visitor, setCheckoutSession, id, session.id))) {
    await expireSession(stripe, accountId, session.id);
    throw new Refusal('INVALID_STATE', 'The amount due has changed. Review it and pay the current balance');
  }
  if (!session.url) throw new Error(`the checkout session ${session.id} has no url`);
  return session.url;
}

function sessionOf(
  checkout: OpenedCheckout,
  businessId: string,
  page: string,
  platformFeePercent: number,
): Stripe.Checkout.SessionCreateParams {
  const { id, title, amountCents, tipCents, customerEmail, expiresAt } = checkout;
  const metadata = { checkoutId: id, businessId };
  const platformFeeCents = percentOf(amountCents, platformFeePercent);
  return {
    mode: 'payment',
    line_items: [lineOf(title, amountCents), ...(tipCents > 0 ? [lineOf('Tip', tipCents)] : [])],
    // Includes Apple Pay and Google Pay, which are card payments.
    allowed_payment_method_types: ['card', 'us_bank_account'],
    client_reference_id: id,
    customer_email: customerEmail ?? undefined,
    metadata,
    payment_intent_data: {
      metadata,
      description: title,
      ...(platformFeeCents > 0 && { application_fee_amount: platformFeeCents }),
    },
    success_url: `${page}?payment={CHECKOUT_SESSION_ID}`,
    cancel_url: `${page}?payment=canceled`,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}

const lineOf = (name: string, cents: number) => ({
  price_data: { currency: 'usd', unit_amount: cents, product_data: { name } },
  quantity: 1,
});
