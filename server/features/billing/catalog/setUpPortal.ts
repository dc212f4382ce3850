import type Stripe from 'stripe';

/** A plan as Stripe sells it. */
export interface SoldPlan {
  product: string;
  prices: string[];
}

const NAME = 'Whorl plans';

/** What owners may do in Stripe's billing portal. Paid time is never lost: it is taken off, and a trial goes on. */
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

/** One configuration, found again by its metadata: an account's default may be another product's. */
export async function setUpPortal(stripe: Stripe, products: SoldPlan[]): Promise<string> {
  const features = featuresFor(products);
  const known = await portalConfiguration(stripe);
  const { id } = known
    ? await stripe.billingPortal.configurations.update(known, { features })
    : await stripe.billingPortal.configurations.create({ name: NAME, features, metadata: { for: NAME } });
  return id;
}

/** Undefined where it has not been set up. */
export async function portalConfiguration(stripe: Stripe): Promise<string | undefined> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return data.find(({ metadata }) => metadata?.for === NAME)?.id;
}
