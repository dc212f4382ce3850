import type Stripe from 'stripe';
import { planOf } from '#domain/plans.ts';
import { priceOf } from '#domain/subscription.ts';
import { lookupKeyOf, type Offer } from './lookupKeys.ts';
import { setUpPlans } from './setUpPlans.ts';

/**
 * Returns the current price of an offer. Where Stripe has none or one with an outdated amount, sets up the plans first,
 * so that nobody pays an amount other than the displayed one.
 */
export async function currentPrice(stripe: Stripe, offer: Offer): Promise<Stripe.Price> {
  const price = (await find(stripe, offer)) ?? (await setUpAndFind(stripe, offer));
  if (!price) throw new Error(`Stripe has no price ${lookupKeyOf(offer)} although the plans were set up`);
  return price;
}

async function setUpAndFind(stripe: Stripe, offer: Offer): Promise<Stripe.Price | undefined> {
  await setUpPlans(stripe);
  return find(stripe, offer);
}

async function find(stripe: Stripe, offer: Offer): Promise<Stripe.Price | undefined> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKeyOf(offer)], active: true });
  const amount = priceOf(planOf(offer.tier), offer.interval);
  return data.find(({ unit_amount, currency }) => unit_amount === amount && currency === 'usd');
}
