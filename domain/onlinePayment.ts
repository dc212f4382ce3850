import { type Cents, formatCents, roundHalfUp } from './money.ts';

/** Stripe's minimum charge in US dollars (docs.stripe.com/currencies, minimum charge amounts). */
export const LEAST_ONLINE_CENTS: Cents = 50;

/**
 * Returns the largest partial payment of an amount due that leaves at least Stripe's minimum. Null where only the whole
 * amount can be paid.
 */
export function largestPart(dueCents: Cents): Cents | null {
  const part = dueCents - LEAST_ONLINE_CENTS;
  return part >= LEAST_ONLINE_CENTS ? part : null;
}

/** Returns whether a partial payment would leave a rest below Stripe's minimum. */
export function strandsRest(partCents: Cents, dueCents: Cents): boolean {
  const restCents = dueCents - partCents;
  return partCents > 0 && restCents > 0 && restCents < LEAST_ONLINE_CENTS;
}

/** Describes the amounts that can be paid online: "$19.50 or less, or the full $20.00". */
export function workingAmounts(dueCents: Cents): string {
  const part = largestPart(dueCents);
  return `${part === null ? '' : `${formatCents(part)} or less, or `}the full ${formatCents(dueCents)}`;
}

/**
 * Lowers a deposit, which the customer cannot change, to the nearest amount that leaves no rest below Stripe's minimum;
 * returns the whole total where there is none.
 */
export function workingDeposit(depositCents: Cents, totalCents: Cents): Cents {
  const within = Math.min(depositCents, totalCents);
  return strandsRest(within, totalCents) ? (largestPart(totalCents) ?? totalCents) : within;
}

/** Returns whether an open checkout of this amount may still be paid, given the amount due now. */
export const isStillPayable = (amountCents: Cents, dueCents: Cents): boolean =>
  amountCents <= dueCents && !strandsRest(amountCents, dueCents);

/** Suggested tips, in percent of the payment. */
export const TIP_PERCENTAGES = [10, 15, 20] as const;

/** Returns a tip in percent of a payment, rounded half-up. */
export const tipOf = (amountCents: Cents, percent: number): Cents =>
  roundHalfUp(BigInt(amountCents) * BigInt(percent), 100n);
