import Stripe from 'stripe';
import { Refusal } from '#server/core/errors.ts';

/**
 * Whether an object no longer exists for this installation: it belongs to another account or mode than the key, or access
 * was revoked. A restricted key that lacks a permission does not count.
 */
export function isGone(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  if (error.code?.startsWith('more_permissions_required')) return false;
  return (
    error.code === 'resource_missing' || error.code === 'account_invalid' || error.statusCode === 404 || isDenied(error)
  );
}

const isDenied = (error: unknown) => error instanceof Stripe.errors.StripePermissionError;

/** Calls Stripe for a member. Throws Stripe's refusals with Stripe's own message. */
export async function inStripesWords<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

const LONGEST_WORDS = 300;

/** Returns undefined if the error is not a response of Stripe. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Stripe.errors.StripeError)) return undefined;
  // Stripe's message contains a part of the key.
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return new Refusal('INVALID_STATE', 'Stripe does not accept the key of this installation. Tell whoever runs it');
  if (error instanceof Stripe.errors.StripeInvalidRequestError || isDenied(error))
    return new Refusal(
      'INVALID_STATE',
      `Stripe refused: ${error.message.replace(/\s+/g, ' ').slice(0, LONGEST_WORDS)}`,
    );
  return new Refusal('UNAVAILABLE', 'Stripe does not answer at the moment. Try again in a minute');
}
