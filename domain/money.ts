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

const TYPED_MONEY = /^(-)?\$?\s*(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/;

/**
 * Reads an amount as a person types it ("1,234.5", "$20", ".99") into cents. Answers null for
 * anything else: fractions of a cent, misplaced commas, amounts beyond MAX_CENTS.
 */
export function parseMoney(text: string): Cents | null {
  const match = TYPED_MONEY.exec(text.trim());
  if (!match) return null;
  const [, minus, dollars = '', fraction = ''] = match;
  if (dollars === '' && fraction === '') return null;
  const cents = Number(dollars.replaceAll(',', '') + fraction.padEnd(2, '0'));
  if (cents > MAX_CENTS) return null;
  return minus && cents > 0 ? -cents : cents;
}
