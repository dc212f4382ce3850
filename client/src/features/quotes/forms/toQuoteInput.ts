import { toLineInput } from '#client/features/lines/index.ts';
import type { UpdateQuoteInput } from '#client/graphql/schema.generated.ts';
import { type KnownPlaces, toTravelInput } from '../travel/travelValues.ts';
import { pricedQuote } from './quotePricing.ts';
import type { QuoteValues } from './quoteValues.ts';

/** What both a new quote and a changed one send; who it is for never changes. `feeCents` is the travel fee as last estimated. */
export const toQuoteInput = (values: QuoteValues, known: KnownPlaces, feeCents: number): UpdateQuoteInput => ({
  lines: values.lines.map(toLineInput),
  travel: values.travel.charged ? toTravelInput(values.travel, known) : null,
  discountCents: pricedQuote(values, feeCents).discountCents,
  taxRate: values.taxRate ?? 0,
  depositCents: values.depositCents ?? 0,
  validUntil: values.validUntil,
  terms: values.terms.trim() || null,
  notes: values.notes.trim() || null,
});
