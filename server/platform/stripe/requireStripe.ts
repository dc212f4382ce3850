import type Stripe from 'stripe';
import { Refusal } from '#server/core/errors.ts';
import type { Context } from '../graphql/context.ts';

/** Throws INVALID_STATE if payments are not configured. */
export function requireStripe({ services: { stripe } }: Context): Stripe {
  if (!stripe) throw new Refusal('INVALID_STATE', 'Online payments are not set up on this installation');
  return stripe;
}
