import { thousandths } from './decimal.ts';

/** A whole number of US cents. */
export type Cents = number;

/**
 * Maximum of a line or a document: ten billion dollars. Sums of nine thousand such documents stay within 2^53 − 1, the
 * limit of the API's Cents scalar.
 */
export const MAX_CENTS: Cents = 1_000_000_000_000;

/**
 * Divides exactly and rounds to the nearest whole number. Halves are rounded away from zero, so that a credit of −12.5
 * cents becomes −13 as a charge of 12.5 becomes 13. Throws RangeError for a denominator below 1.
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive');
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return Number(numerator < 0n ? -rounded : rounded);
}

/** Returns a percentage of an amount, rounded half-up. The percentage has at most three decimals. */
export const percentOf = (cents: Cents, percent: number): Cents =>
  roundHalfUp(BigInt(cents) * thousandths(percent), 100_000n);

/** Formats cents as US dollars: 1234550 → "$12,345.50". */
export function formatCents(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
}
