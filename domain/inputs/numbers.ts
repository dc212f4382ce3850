import * as z from 'zod';
import { hasAtMostThreeDecimals } from '../decimal.ts';
import { formatCents, MAX_CENTS } from '../money.ts';

const MAX_RATE_CENTS = 10_000;
const MAX_FREE_MILES = 10_000;
const MAX_QUANTITY = 100_000;

/** An amount of 0 cents or more. */
export const cents = (missing = 'Enter an amount') =>
  z
    .number({ error: missing })
    .refine(Number.isInteger, 'Enter an amount in whole cents')
    .min(0, 'Enter $0.00 or more')
    .max(MAX_CENTS, `Enter at most ${formatCents(MAX_CENTS)}`);

/** An amount of at least one cent. */
export const positiveCents = cents().min(1, 'Enter more than $0.00');

const upToThreeDecimals = (missing: string) =>
  z.number({ error: missing }).refine(hasAtMostThreeDecimals, 'Use at most three decimals');

/** A quantity above 0, up to three decimals. */
export const quantity = upToThreeDecimals('Enter a quantity')
  .gt(0, 'Enter a quantity greater than 0')
  .max(MAX_QUANTITY, 'Enter a quantity of at most 100,000');

/** A tax rate in percent. */
export const taxRate = upToThreeDecimals('Enter a tax rate')
  .min(0, 'Enter a tax rate of 0% or more')
  .max(100, 'Enter a tax rate of at most 100%');

/** A rate in cents per mile, up to three decimals. */
export const centsPerMile = upToThreeDecimals('Enter a rate per mile')
  .min(0, 'Enter a rate of 0 or more')
  .max(MAX_RATE_CENTS, 'Enter at most $100.00 per mile');

/** Miles that are not charged. */
export const freeMiles = upToThreeDecimals('Enter a number of miles')
  .min(0, 'Enter 0 miles or more')
  .max(MAX_FREE_MILES, 'Enter at most 10,000 miles');

const wholeDays = (min: number, max: number) =>
  z
    .number({ error: 'Enter a number of days' })
    .refine(Number.isInteger, 'Enter a whole number of days')
    .min(min, `Enter from ${min} to ${max} days`)
    .max(max, `Enter from ${min} to ${max} days`);

/** Days until an invoice is due. */
export const netDays = wholeDays(0, 365);

/** Days until a quote expires. */
export const validDays = wholeDays(1, 365);
