import Stripe from 'stripe';
import { Refusal } from '#server/core/errors.ts';

/**
 * Whether Stripe no longer knows what an id of ours names, or no longer lets this installation at it: the key belongs to
 * another account or mode than the id, or access was withdrawn. A restricted key that lacks a right says nothing of that.
 */
export function isGone(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  if (error.code?.startsWith('more_permissions_required')) return false;
  return (
    error.code === 'resource_missing' || error.code === 'account_invalid' || error.statusCode === 404 || isDenied(error)
  );
}

const isDenied = (error: unknown) => error instanceof Stripe.errors.StripePermissionError;

/** Does what asks Stripe on behalf of somebody who works for the business. What Stripe refuses is told in its own words. */
export async function inStripesWords<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

const LONGEST_WORDS = 300;

/** Undefined for what is no answer of Stripe's. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Stripe.errors.StripeError)) return undefined;
  // Its message shows a part of the key.
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return new Refusal('INVALID_STATE', 'Stripe does not accept the key of this installation. Tell whoever runs it');
  if (error instanceof Stripe.errors.StripeInvalidRequestError || isDenied(error))
    return new Refusal(
      'INVALID_STATE',
      `Stripe refused: ${error.message.replace(/\s+/g, ' ').slice(0, LONGEST_WORDS)}`,
    );
  return new Refusal('UNAVAILABLE', 'Stripe does not answer at the moment. Try again in a minute');
}
