import type { UseFormReturnType } from '@mantine/form';
import { discountFromSaved, documentFields, lineFromSaved, type PricedValues } from '#client/features/lines/index.ts';
import type { Edited } from '#client/ui/forms/useEditedVersion.ts';
import { addDays, todayIn } from '#domain/dates.ts';
import { formatCents } from '#domain/money.ts';
import type { QuoteForEditQuery, QuoteSettingsFragment } from '../pages.generated.ts';
import { newTravel, type TravelValues, travelFromSaved } from '../travel/travelValues.ts';

/** A quote as it is being typed. */
export type QuoteValues = PricedValues & {
  customerId: string;
  travel: TravelValues;
  depositCents: number | null;
  /** Null: for good. */
  validUntil: string | null;
  terms: string;
  notes: string;
};

/** How the fields are shown where two edits are laid side by side. */
export const quoteFields: Edited<QuoteValues>['fields'] = {
  ...documentFields,
  travel: { label: 'Travel', show: ({ travel }) => (travel.charged ? 'Charged, as its fields say' : 'Not charged') },
  depositCents: { label: 'Deposit', show: ({ depositCents }) => formatCents(depositCents ?? 0) },
  validUntil: { label: 'Valid until' },
};

export type QuoteForm = UseFormReturnType<QuoteValues>;

type QuotingBusiness = QuoteSettingsFragment['business'];
export type SavedQuote = NonNullable<QuoteForEditQuery['quote']>;

/** What a new quote starts from: the business's own tax rate, terms and rates. */
export const newQuote = (business: QuotingBusiness, customerId: string): QuoteValues => ({
  customerId,
  lines: [],
  travel: newTravel(business),
  ...discountFromSaved(0),
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
    ...discountFromSaved(quote.discountCents),
    taxRate: quote.taxRate,
    depositCents: quote.depositCents || null,
    validUntil: quote.validUntil,
    terms: quote.terms ?? '',
    notes: quote.notes ?? '',
  };
}
