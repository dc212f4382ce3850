import { thousandths } from './decimal.ts';

/** A whole number of US cents. */
export type Cents = number;

/**
 * The most that one line or one document may come to: ten billion dollars. Nine thousand such
 * documents can still be summed within 2^53 − 1, the bound of the API's Cents scalar.
 */
export const MAX_CENTS: Cents = 1_000_000_000_000;

/**
 * Divides exactly and rounds to the nearest whole number. A half goes away from zero, so that a
 * credit of −12.5 cents becomes −13 just as the charge of 12.5 becomes 13.
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive');
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return Number(numerator < 0n ? -rounded : rounded);
}

/** A share in percent, of at most three decimals, rounded half-up. */
export const percentOf = (cents: Cents, percent: number): Cents =>
  roundHalfUp(BigInt(cents) * thousandths(percent), 100_000n);

/** Writes cents as US dollars: 1234550 → "$12,345.50". */
export function formatCents(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
}
