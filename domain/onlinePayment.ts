import { type Cents, roundHalfUp } from './money.ts';

/** Below, Stripe takes no payment in US dollars (docs.stripe.com/currencies, minimum charge amounts). */
export const LEAST_ONLINE_CENTS: Cents = 50;

/** What a payer is suggested as a tip, in percent of what they pay. */
export const TIP_PERCENTAGES = [10, 15, 20] as const;

/** A tip of so many percent, rounded half-up. */
export const tipOf = (amountCents: Cents, percent: number): Cents =>
  roundHalfUp(BigInt(amountCents) * BigInt(percent), 100n);
