import { type Cents, formatCents, roundHalfUp } from './money.ts';

/** Below, Stripe takes no payment in US dollars (docs.stripe.com/currencies, minimum charge amounts). */
export const LEAST_ONLINE_CENTS: Cents = 50;

/**
 * The largest part of what is due that can be paid on its own: it leaves at least what Stripe takes as a payment. Null
 * where no part works, so that all of it has to be paid at once.
 */
export function largestPart(dueCents: Cents): Cents | null {
  const part = dueCents - LEAST_ONLINE_CENTS;
  return part >= LEAST_ONLINE_CENTS ? part : null;
}

/** Whether a payment of this part would leave a rest that is too small to be paid online. */
export function strandsRest(partCents: Cents, dueCents: Cents): boolean {
  const restCents = dueCents - partCents;
  return partCents > 0 && restCents > 0 && restCents < LEAST_ONLINE_CENTS;
}

/** The amounts that work instead of one that would strand a rest: "$19.50 or less, or the full $20.00". */
export function workingAmounts(dueCents: Cents): string {
  const part = largestPart(dueCents);
  return `${part === null ? '' : `${formatCents(part)} or less, or `}the full ${formatCents(dueCents)}`;
}

/** A deposit that its customer cannot change, lowered to the nearest amount that strands no rest; the whole total where none does. */
export function workingDeposit(depositCents: Cents, totalCents: Cents): Cents {
  const within = Math.min(depositCents, totalCents);
  return strandsRest(within, totalCents) ? (largestPart(totalCents) ?? totalCents) : within;
}

/** Of an invoice or a quote: whether a checkout that was opened for this amount may still be paid, given what is due now. */
export const isStillPayable = (amountCents: Cents, dueCents: Cents): boolean =>
  amountCents <= dueCents && !strandsRest(amountCents, dueCents);

/** What a payer is suggested as a tip, in percent of what they pay. */
export const TIP_PERCENTAGES = [10, 15, 20] as const;

/** A tip of so many percent, rounded half-up. */
export const tipOf = (amountCents: Cents, percent: number): Cents =>
  roundHalfUp(BigInt(amountCents) * BigInt(percent), 100n);
