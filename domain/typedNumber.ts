import { MAX_CENTS } from './money.ts';

/** What a number field accepts as typed. */
export interface NumberFormat {
  decimals: 0 | 2 | 3;
  /** Whether a dollar sign may precede the figure. */
  dollars?: boolean;
  /** Units that may follow the figure: "%", "miles". */
  units?: readonly string[];
  /** Whether a minus may precede the figure. */
  negative?: boolean;
}

/** The parsed number, null for an empty text, or the error message. */
export type TypedNumber = { value: number | null; problem?: undefined } | { value?: undefined; problem: string };

/** The maximum amount in dollars, used for all numbers. */
const MAX_VALUE = MAX_CENTS / 100;

// Commas and spaces are accepted only as consistent thousands separators. After a leading zero ("0,250") the comma
// could be a decimal separator, as in other countries.
const FIGURE = /^(?:(\d+)|([1-9]\d{0,2}(?:([, ])\d{3})(?:\3\d{3})*))?(?:\.(\d*))?$/;

/**
 * Parses a decimal number as people type it: "1,250", "$1,250.00", "1250.5", " 1 250 ", ".5", full-width digits.
 * Rejects ambiguous texts such as "1,25" or "1.250,00".
 */
export function readNumber(text: string, format: NumberFormat): TypedNumber {
  const typed = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (typed === '') return { value: null };
  const { isNegative, figure } = bareFigure(typed, format);
  const match = FIGURE.exec(figure);
  const [, plain, grouped, , fraction = ''] = match ?? [];
  const whole = plain ?? grouped?.replace(/[, ]/g, '') ?? '';
  if (!match || (whole === '' && fraction === '')) return { problem: notUnderstood(figure, format) };
  if (isNegative && !format.negative && /[1-9]/.test(whole + fraction)) return { problem: 'Enter 0 or more' };
  if (fraction.length > format.decimals) return { problem: TOO_FINE[format.decimals] };
  const value = Number(`${whole || '0'}.${fraction || '0'}`);
  if (value > MAX_VALUE) return { problem: 'Enter a smaller number' };
  return { value: isNegative && value > 0 ? -value : value };
}

/**
 * The value of a number field whose text cannot be parsed: a number that every rule rejects, so that nothing is saved.
 * Distinct from null, the value of an empty field.
 */
export const UNREADABLE = Number.NaN;

/** Returns the value of a number field for previews: 0 where it is empty or cannot be parsed. */
export const readableOr0 = (value: number | null): number => (value === null || Number.isNaN(value) ? 0 : value);

/** Parses an amount in dollars and returns cents. */
export function readMoney(text: string, { negative = false } = {}): TypedNumber {
  const read = readNumber(text, { decimals: 2, dollars: true, negative });
  if (read.value === undefined || read.value === null) return read;
  // Rounds, because of floating-point errors: 1.15 * 100 = 114.99…
  return { value: Math.round(read.value * 100) };
}

/** Parses a number of days: "30", "30 days", "net 30", "2 weeks", "due on receipt". */
export function readDays(text: string): TypedNumber {
  const typed = text.trim().replace(/^net(?:\s+|-)?(?=\d)/i, '');
  if (/^due (up)?on receipt$/i.test(typed)) return { value: 0 };
  const weeks = readNumber(typed, { decimals: 0, units: ['weeks', 'week'] });
  if (weeks.value && /weeks?$/i.test(typed)) return { value: 7 * weeks.value };
  return readNumber(typed, { decimals: 0, units: ['days', 'day'] });
}

/** Removes the sign, dollar sign and unit that the format allows. */
function bareFigure(typed: string, { dollars = false, units = [] }: NumberFormat) {
  const [, minus, dollar, minusAfter, rest = ''] = /^([-\u2212] ?)?(\$ ?)?([-\u2212] ?)?(.*)$/.exec(typed)!;
  const unit = units.find((one) => rest.toLowerCase().endsWith(one.toLowerCase()));
  const figure = unit ? rest.slice(0, -unit.length).trimEnd() : rest;
  const isOdd = (minus && minusAfter) || (dollar && !dollars) || (minusAfter && !dollar);
  return { isNegative: Boolean(minus || minusAfter), figure: isOdd ? typed : figure };
}

const TOO_FINE = {
  0: 'Enter a whole number',
  2: 'Use at most two decimals',
  3: 'Use at most three decimals',
} as const;

function notUnderstood(figure: string, { decimals }: NumberFormat): string {
  if (/^[\d.,' ]*\d[\d.,' ]*$/.test(figure)) {
    return decimals === 0
      ? 'Use commas only between thousands, as in 1,250'
      : 'Use commas only between thousands and a period before decimals, as in 1,250.50';
  }
  return decimals === 0 ? 'Enter digits only, as in 30' : 'Enter a number such as 1,250.50';
}
