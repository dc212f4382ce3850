import type Stripe from 'stripe';
import { PAID_TIERS, type PaidTier } from '#domain/plans.ts';
import { BILLING_INTERVALS, type BillingInterval } from '#domain/subscription.ts';

/** A plan with a billing interval; each has one current price. */
export interface Offer {
  tier: PaidTier;
  interval: BillingInterval;
}

/** The Stripe lookup key of an offer's current price, whatever its amount. */
export const lookupKeyOf = ({ tier, interval }: Offer): string =>
  `whorl_${tier.toLowerCase()}_${interval.toLowerCase()}`;

const offers = new Map(
  PAID_TIERS.flatMap((tier) =>
    BILLING_INTERVALS.map((interval) => [lookupKeyOf({ tier, interval }), { tier, interval }] as const),
  ),
);

/**
 * Returns the offer of a price; undefined for a foreign price. The lookup key moves to a new price when the amount
 * changes; the metadata stays, so subscribers at the old price keep it.
 */
export const offerOf = ({ lookup_key, metadata }: Stripe.Price): Offer | undefined =>
  offers.get(lookup_key ?? metadata.lookup_key ?? '');
