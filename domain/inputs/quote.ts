import * as z from 'zod';
import { documentDate } from './dates.ts';
import { quoteLines } from './line.ts';
import { cents, taxRate } from './numbers.ts';
import { clearedTo, orElse } from './presence.ts';
import { externalId, idempotencyKey, notes, requiredId, terms } from './text.ts';
import { travelInput } from './travel.ts';

const discountCents = cents('Enter a discount');
const depositCents = cents('Enter a deposit');

/**
 * A new quote. Tax rate, expiry date and terms default to those of the business. Discount and deposit are checked
 * against the total once it is computed.
 */
export const createQuoteInput = z.object({
  customerId: requiredId('Choose a customer'),
  lines: quoteLines,
  travel: travelInput.nullish(),
  discountCents: orElse(discountCents, 0),
  taxRate: taxRate.nullish(),
  depositCents: orElse(depositCents, 0),
  validUntil: documentDate.nullish(),
  terms,
  notes,
  externalId,
  idempotencyKey,
});
export type CreateQuote = z.output<typeof createQuoteInput>;

/**
 * Changes to a quote: omitted fields stay unchanged, null clears one. Null for the tax rate restores the default of the
 * business.
 */
export const updateQuoteInput = z.object({
  lines: quoteLines.optional(),
  travel: travelInput.nullish(),
  discountCents: clearedTo(discountCents, 0),
  taxRate: taxRate.nullish(),
  depositCents: clearedTo(depositCents, 0),
  validUntil: documentDate.nullish(),
  terms,
  notes,
  externalId,
});
export type UpdateQuote = z.output<typeof updateQuoteInput>;
