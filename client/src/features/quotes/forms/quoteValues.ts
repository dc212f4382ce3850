import type { UseFormReturnType } from '@mantine/form';
import {
  type DocumentValues,
  documentFields,
  documentValuesOf,
  newDocumentValues,
} from '#client/features/lines/index.ts';
import type { Edited } from '#client/ui/forms/useEditedVersion.ts';
import { addDays, todayIn } from '#domain/dates.ts';
import { formatCents } from '#domain/money.ts';
import type { QuoteForEditQuery, QuoteSettingsFragment } from '../pages.generated.ts';
import { newTravel, type TravelValues, travelFromSaved } from '../travel/travelValues.ts';

/** A quote as it is being typed. */
export type QuoteValues = DocumentValues & {
  travel: TravelValues;
  depositCents: number | null;
  /** Null: without an end. */
  validUntil: string | null;
};

/** How the fields are shown when two edits are compared. */
export const quoteFields: Edited<QuoteValues>['fields'] = {
  ...documentFields,
  travel: { label: 'Travel', show: ({ travel }) => (travel.charged ? 'Charged as set below' : 'Not charged') },
  depositCents: { label: 'Deposit', show: ({ depositCents }) => formatCents(depositCents ?? 0) },
  validUntil: { label: 'Valid until' },
};

export type QuoteForm = UseFormReturnType<QuoteValues>;

type QuotingBusiness = QuoteSettingsFragment['business'];
export type SavedQuote = NonNullable<QuoteForEditQuery['quote']>;

/** Returns the values of a new quote, with the business's tax rate, terms and travel rates. */
export const newQuote = (business: QuotingBusiness, customerId: string): QuoteValues => ({
  ...newDocumentValues(customerId, business.taxRate, business.quoteTerms),
  travel: newTravel(business),
  depositCents: null,
  validUntil: addDays(todayIn(business.timeZone), business.quoteValidDays),
});

export function quoteFromSaved(quote: SavedQuote, business: QuotingBusiness): QuoteValues {
  const { travelSettings, customer } = quote;
  const known = { base: business.address, customer: customer.address };
  // A computed travel fee is shown in the travel section, not among the lines.
  const lines = travelSettings ? quote.lines.filter(({ type }) => type !== 'TRAVEL') : quote.lines;
  return {
    ...documentValuesOf({ ...quote, lines }),
    travel: travelSettings ? travelFromSaved(travelSettings, known) : newTravel(business),
    depositCents: quote.depositCents || null,
    validUntil: quote.validUntil,
  };
}
