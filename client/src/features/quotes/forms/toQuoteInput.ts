import { toDocumentInput } from '#client/features/lines/index.ts';
import type { UpdateQuoteInput } from '#client/graphql/schema.generated.ts';
import { type KnownPlaces, toTravelInput } from '../travel/travelValues.ts';
import { pricedQuote } from './quotePricing.ts';
import type { QuoteValues } from './quoteValues.ts';

/** Returns the input of a new or a changed quote; the customer of a saved one cannot change. `feeCents`: the estimated travel fee. */
export const toQuoteInput = (values: QuoteValues, known: KnownPlaces, feeCents: number): UpdateQuoteInput => ({
  ...toDocumentInput(values),
  travel: values.travel.charged ? toTravelInput(values.travel, known) : null,
  discountCents: pricedQuote(values, feeCents).discountCents,
  depositCents: values.depositCents ?? 0,
  validUntil: values.validUntil,
});
