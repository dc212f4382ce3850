import * as z from 'zod';
import { MAX_LINES } from './line.ts';
import { requiredName } from './name.ts';
import { cents, positiveCents } from './numbers.ts';
import { idempotencyKey, LONGEST_NAME, optionalLongText, requiredId, requiredLongText, requiredText } from './text.ts';

const LARGEST_SIGNATURE_BYTES = 100 * 1024;
/** Base64 encodes three bytes as four characters. */
const LONGEST_SIGNATURE = 'data:image/png;base64,'.length + Math.ceil(LARGEST_SIGNATURE_BYTES / 3) * 4;
/** The PNG file signature in base64, as far as its bytes determine whole characters. */
const PNG_BEGINS = 'iVBORw0KGg';

const token = requiredText('This link is incomplete', 200);
const signatureImage = z
  .string()
  .max(LONGEST_SIGNATURE, 'Draw a simpler signature')
  .regex(new RegExp(`^data:image/png;base64,${PNG_BEGINS}[A-Za-z0-9+/]+={0,2}$`), 'Draw your signature again');

/** Acceptance of a quote by the customer. Without a list of optional lines the selection of the quote applies. */
export const acceptQuoteInput = z.object({
  token,
  signerName: requiredName('Enter your name to sign', LONGEST_NAME),
  selectedOptionalLineIds: z.array(requiredId('Choose a line of this quote')).max(MAX_LINES).nullish(),
  signatureImage: signatureImage.nullish(),
});
export type AcceptQuote = z.output<typeof acceptQuoteInput>;

/** Rejection of a quote by the customer, with an optional reason. */
export const declineQuoteInput = z.object({ token, reason: optionalLongText(1_000) });
export type DeclineQuote = z.output<typeof declineQuoteInput>;

/** Changes to a quote requested by the customer. */
export const requestChangesInput = z.object({
  token,
  message: requiredLongText('Tell us what you’d like changed', 2_000),
});
export type RequestChanges = z.output<typeof requestChangesInput>;

/** The Checkout session from which a customer returns, and their portal link. */
export const settleCheckoutInput = z.object({ token, sessionId: requiredText('This link is incomplete', 200) });

/** A payment that a customer starts on Stripe's page. */
export const startPortalPaymentInput = z.object({
  token,
  amountCents: positiveCents,
  tipCents: cents().min(0, 'Enter a tip of $0.00 or more').nullish(),
  idempotencyKey,
});
export type StartPortalPayment = z.output<typeof startPortalPaymentInput>;

/** A deposit that a customer pays on Stripe's page; its amount is that of the quote. */
export const startPortalDepositInput = z.object({ token, idempotencyKey });
export type StartPortalDeposit = z.output<typeof startPortalDepositInput>;
