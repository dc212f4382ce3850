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
 * A new quote. A tax rate, a last day or terms left out are the business's own. Whether discount
 * and deposit fit the total is decided where the total is known.
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

/** Changes to a quote: what is left out stays, null clears. A tax rate of null goes back to the business's own. */
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
