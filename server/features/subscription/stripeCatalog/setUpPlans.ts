import Stripe from 'stripe';
import { PLANS, type Plan } from '#domain/plans.ts';
import { BILLING_INTERVALS, type BillingInterval, priceOf } from '#domain/subscription.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { lookupKeyOf } from './lookupKeys.ts';
import { type SoldPlan, setUpPortal } from './setUpPortal.ts';

/**
 * Sets up the plans of domain/plans.ts at Stripe: a product each, a price per interval, and the billing portal.
 * Idempotent.
 */
export async function setUpPlans(stripe: Stripe): Promise<{ portal: string }> {
  const sold: SoldPlan[] = [];
  for (const plan of PLANS) sold.push(await setUpPlan(stripe, plan));
  return { portal: await setUpPortal(stripe, sold) };
}

async function setUpPlan(stripe: Stripe, plan: Plan): Promise<SoldPlan> {
  const product = await setUpProduct(stripe, plan);
  const { data: known } = await stripe.prices.list({ product, limit: 100 });
  const prices: string[] = [];
  for (const interval of BILLING_INTERVALS) prices.push(await setUpPrice(stripe, { product, plan, interval, known }));
  return { product, prices };
}

async function setUpProduct(stripe: Stripe, { tier, name }: Plan): Promise<string> {
  const id = `whorl_${tier.toLowerCase()}`;
  const fields = { name: `${PRODUCT_NAME} ${name}`, active: true };
  const known = await stripe.products.retrieve(id).catch(unlessMissing);
  if (!known) await stripe.products.create({ id, ...fields }, { idempotencyKey: `product-${id}` });
  else if (known.name !== fields.name || !known.active) await stripe.products.update(id, fields);
  return id;
}

interface PriceSetUp {
  product: string;
  plan: Plan;
  interval: BillingInterval;
  /** Every price of the product, past ones included. */
  known: readonly Stripe.Price[];
}

/** A Stripe price's amount is immutable: a new amount needs a new price, to which the lookup key is transferred. */
async function setUpPrice(stripe: Stripe, { product, plan, interval, known }: PriceSetUp): Promise<string> {
  const key = lookupKeyOf({ tier: plan.tier, interval });
  const amount = priceOf(plan, interval);
  const ofOffer = known.filter((price) => (price.lookup_key ?? price.metadata.lookup_key) === key);
  const fitting = ofOffer.find((price) => price.unit_amount === amount);
  const { id } = fitting
    ? await putForward(stripe, fitting, key)
    : await stripe.prices.create(
        {
          product,
          currency: 'usd',
          unit_amount: amount,
          recurring: { interval: interval === 'YEAR' ? 'year' : 'month' },
          lookup_key: key,
          transfer_lookup_key: true,
          metadata: { lookup_key: key },
        },
        { idempotencyKey: `price-${key}-${amount}` },
      );
  for (const price of ofOffer)
    if (price.id !== id && price.active) await stripe.prices.update(price.id, { active: false });
  return id;
}

async function putForward(stripe: Stripe, price: Stripe.Price, key: string): Promise<Stripe.Price> {
  if (price.active && price.lookup_key === key) return price;
  return stripe.prices.update(price.id, { active: true, lookup_key: key, transfer_lookup_key: true });
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined;
  throw error;
}
