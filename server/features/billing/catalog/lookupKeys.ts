import type Stripe from 'stripe';
import { PAID_TIERS, type PaidTier } from '#domain/plans.ts';
import { BILLING_INTERVALS, type BillingInterval } from '#domain/subscription.ts';

/** A plan, paid by the month or by the year: what a price is for. */
export interface Offer {
  tier: PaidTier;
  interval: BillingInterval;
}

/** By which a price is found at Stripe, whatever it amounts to. */
export const lookupKeyOf = ({ tier, interval }: Offer): string =>
  `whorl_${tier.toLowerCase()}_${interval.toLowerCase()}`;

const offers = new Map(
  PAID_TIERS.flatMap((tier) =>
    BILLING_INTERVALS.map((interval) => [lookupKeyOf({ tier, interval }), { tier, interval }] as const),
  ),
);

/**
 * What a price is for; undefined where it is none of ours. Its key moves on when a plan's price changes, and its metadata
 * still bears the key then: who bought at the old price keeps it.
 */
export const offerOf = ({ lookup_key, metadata }: Stripe.Price): Offer | undefined =>
  offers.get(lookup_key ?? metadata.lookup_key ?? '');
