import type Stripe from 'stripe';
import type { Context } from '../graphql/context.ts';
import { requireConfigured } from './stripeOf.ts';

/** Returns the Stripe client of this installation, for plans. Throws INVALID_STATE if payments are not configured. */
export function requireStripe({ services: { stripe } }: Context): Stripe {
  return requireConfigured(stripe);
}
