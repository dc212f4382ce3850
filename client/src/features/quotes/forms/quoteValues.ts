import type { UseFormReturnType } from '@mantine/form';
import { lineFromSaved, type PricedValues, toLineInput } from '#client/features/lines/index.ts';
import type { UpdateQuoteInput } from '#client/graphql/schema.generated.ts';
import { addDays, todayIn } from '#domain/dates.ts';
import type { QuoteForEditQuery, QuoteSettingsQuery } from '../quotes.generated.ts';
import { type KnownPlaces, newTravel, type TravelValues, toTravelInput, travelFromSaved } from '../travel/travelValues.ts';
import { discountOf } from './quotePricing.ts';

/** A quote as it is being typed. */
export type QuoteValues = PricedValues & {
  customerId: string;
  travel: TravelValues;
  discountIn: 'AMOUNT' | 'PERCENT';
  discountPercent: number | null;
  depositCents: number | null;
  /** Null: for good. */
  validUntil: string | null;
  terms: string;
  notes: string;
};

export type QuoteForm = UseFormReturnType<QuoteValues>;

type QuotingBusiness = QuoteSettingsQuery['business'];
export type SavedQuote = NonNullable<QuoteForEditQuery['quote']>;

/** What a new quote starts from: the business's own tax rate, terms and rates. */
export const newQuote = (business: QuotingBusiness, customerId: string): QuoteValues => ({
  customerId,
  lines: [],
  travel: newTravel(business),
  discountIn: 'AMOUNT',
  discountCents: null,
  discountPercent: null,
  taxRate: business.taxRate,
  depositCents: null,
  validUntil: addDays(todayIn(business.timeZone), business.quoteValidDays),
  terms: business.quoteTerms ?? '',
  notes: '',
});

export function quoteFromSaved(quote: SavedQuote, business: QuotingBusiness): QuoteValues {
  const { travelSettings, customer } = quote;
  const known = { base: business.address, customer: customer.address };
  // A worked-out fee stands in the travel section, not among the lines.
  const lines = travelSettings ? quote.lines.filter(({ type }) => type !== 'TRAVEL') : quote.lines;
  return {
    customerId: customer.id,
    lines: lines.map(lineFromSaved),
    travel: travelSettings ? travelFromSaved(travelSettings, known) : newTravel(business),
    discountIn: 'AMOUNT',
    discountCents: quote.discountCents || null,
    discountPercent: null,
    taxRate: quote.taxRate,
    depositCents: quote.depositCents || null,
    validUntil: quote.validUntil,
    terms: quote.terms ?? '',
    notes: quote.notes ?? '',
  };
}

/** What both a new quote and a changed one send; who it is for never changes. `feeCents` is the travel fee as last estimated. */
export const toQuoteInput = (values: QuoteValues, known: KnownPlaces, feeCents: number): UpdateQuoteInput => ({
  lines: values.lines.map(toLineInput),
  travel: values.travel.charged ? toTravelInput(values.travel, known) : null,
  discountCents: discountOf(values, feeCents),
  taxRate: values.taxRate ?? 0,
  depositCents: values.depositCents ?? 0,
  validUntil: values.validUntil,
  terms: values.terms.trim() || null,
  notes: values.notes.trim() || null,
});
