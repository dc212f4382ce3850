import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import { Refusal } from '#server/core/errors.ts';
import { isTestBusiness } from '../testMode/testBusiness.ts';

interface StripeServices {
  database: Database;
  /** For live businesses; undefined if payments are not configured. */
  stripe: Stripe | undefined;
  /** The sandbox, for test businesses. */
  testStripe: Stripe;
}

/** Returns the Stripe client for the payments of a business; undefined if they are not configured. */
export async function stripeOf(services: StripeServices, businessId: string): Promise<Stripe | undefined> {
  return (await isTestBusiness(services.database, businessId)) ? services.testStripe : services.stripe;
}

/** Returns the Stripe client for the payments of a business. Throws INVALID_STATE if they are not configured. */
export async function requireStripeOf(services: StripeServices, businessId: string): Promise<Stripe> {
  return requireConfigured(await stripeOf(services, businessId));
}

/** Returns a configured Stripe client. Throws INVALID_STATE without one. */
export function requireConfigured(stripe: Stripe | undefined): Stripe {
  if (!stripe) throw new Refusal('INVALID_STATE', 'Online payments are not set up on this installation');
  return stripe;
}
