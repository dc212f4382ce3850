import type Stripe from 'stripe';
import type { StartPortalPayment } from '#domain/inputs/portal.ts';
import type { PortalVisitor } from '#server/platform/auth/viewer.ts';
import type { Commands } from '#server/platform/commands/commands.ts';
import { nameCheckout } from './commands/nameCheckout.ts';
import { type OpenedCheckout, openCheckout } from './commands/openCheckout.ts';

interface CheckoutServices {
  commands: Commands;
  stripe: Stripe;
  publicUrl: string;
}

/** Answers the address of the page on which the customer pays. The same idempotencyKey leads to the same page. */
export async function startCheckout(
  { commands, stripe, publicUrl }: CheckoutServices,
  visitor: PortalVisitor,
  invoiceId: string,
  { token, ...input }: StartPortalPayment,
): Promise<string> {
  const checkout = await commands.run(visitor, openCheckout, invoiceId, input);
  const session = await stripe.checkout.sessions.create(
    sessionOf(checkout, visitor.businessId, `${publicUrl}/portal/invoice/${token}`),
    { stripeAccount: checkout.accountId, idempotencyKey: `checkout-${checkout.id}` },
  );
  await commands.run(visitor, nameCheckout, checkout.id, session.id);
  if (!session.url) throw new Error(`the checkout session ${session.id} has no page`);
  return session.url;
}

function sessionOf(checkout: OpenedCheckout, businessId: string, page: string): Stripe.Checkout.SessionCreateParams {
  const { id, amountCents, tipCents, invoiceNumber, customerEmail, expiresAt } = checkout;
  const metadata = { checkoutId: id, businessId };
  return {
    mode: 'payment',
    line_items: [lineOf(`Invoice ${invoiceNumber}`, amountCents), ...(tipCents > 0 ? [lineOf('Tip', tipCents)] : [])],
    // Apple Pay and Google Pay come with cards.
    allowed_payment_method_types: ['card', 'us_bank_account'],
    client_reference_id: id,
    customer_email: customerEmail ?? undefined,
    metadata,
    payment_intent_data: { metadata, description: `Invoice ${invoiceNumber}` },
    success_url: `${page}?payment={CHECKOUT_SESSION_ID}`,
    cancel_url: page,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}

const lineOf = (name: string, cents: number) => ({
  price_data: { currency: 'usd', unit_amount: cents, product_data: { name } },
  quantity: 1,
});
