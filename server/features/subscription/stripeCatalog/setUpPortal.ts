import type Stripe from 'stripe';

/** A plan with its Stripe product and prices. */
export interface SoldPlan {
  product: string;
  prices: string[];
}

const NAME = 'Whorl plans';

/**
 * What owners may do in Stripe's billing portal. Changes are prorated and a trial continues, so paid time is never
 * lost.
 */
const featuresFor = (products: SoldPlan[]): Stripe.BillingPortal.ConfigurationCreateParams.Features => ({
  customer_update: { enabled: true, allowed_updates: ['email', 'name', 'address'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
  subscription_update: {
    enabled: true,
    default_allowed_updates: ['price'],
    products,
    proration_behavior: 'always_invoice',
    trial_update_behavior: 'continue_trial',
  },
});

/**
 * Creates or updates one portal configuration, found by its metadata because the account's default may belong to
 * another product.
 */
export async function setUpPortal(stripe: Stripe, products: SoldPlan[]): Promise<string> {
  const features = featuresFor(products);
  const known = await portalConfiguration(stripe);
  const { id } = known
    ? await stripe.billingPortal.configurations.update(known, { features })
    : await stripe.billingPortal.configurations.create({ name: NAME, features, metadata: { for: NAME } });
  return id;
}

/** Returns the portal configuration's id; undefined where it was not set up. */
export async function portalConfiguration(stripe: Stripe): Promise<string | undefined> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return data.find(({ metadata }) => metadata?.for === NAME)?.id;
}
