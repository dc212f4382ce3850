import { type PricingTerms, previewLineTotal } from '#client/features/lines/index.ts';
import type { PortalQuoteData } from '#client/features/portal/index.ts';
import { isTaxed } from '#domain/totals.ts';
import { readableOr0 } from '#domain/typedNumber.ts';
import type { QuoteSettingsFragment } from '../pages.generated.ts';
import type { QuoteFigures } from './quotePricing.ts';
import type { QuoteValues } from './quoteValues.ts';

/** A quote that is being written, with what the customer will see beside what was typed. */
export interface QuoteDraft {
  values: QuoteValues;
  figures: QuoteFigures;
  terms: PricingTerms;
  business: QuoteSettingsFragment['business'];
  customerName?: string;
  saved?: { number: string; revision: number };
  /** How the travel fee came about. */
  explanation?: string;
}

const nothingYet = { subtotalCents: 0, discountCents: 0, taxCents: 0, totalCents: 0 };

/** The quote as the portal would be given it, once it is sent. */
export function previewData(draft: QuoteDraft): PortalQuoteData {
  const { values, figures, terms, business, customerName, saved, explanation } = draft;
  const { subtotalCents, discountCents, taxCents, totalCents } = figures.totals ?? nothingYet;
  return {
    number: saved?.number ?? 'preview',
    revision: saved?.revision ?? 1,
    status: 'SENT',
    business: {
      name: business.name,
      email: business.email,
      phone: business.phone,
      logoUrl: business.logoUrl,
      timeZone: business.timeZone,
    },
    customerName: customerName ?? 'your customer',
    lines: shownLines(draft),
    travel: explanation ? { explanation } : null,
    subtotalCents,
    discountCents,
    taxRate: terms.taxExempt ? 0 : readableOr0(values.taxRate),
    taxCents,
    totalCents,
    depositCents: readableOr0(values.depositCents),
    depositStatus: null,
    depositFailure: null,
    verificationUrl: null,
    invoice: null,
    validUntil: values.validUntil,
    terms: values.terms.trim() || null,
    signature: null,
    changeRequest: null,
    declineReason: null,
    decidedAt: null,
  };
}

const shownLines = ({ values: { travel }, figures, terms }: QuoteDraft): PortalQuoteData['lines'] =>
  figures.priced.lines
    // Travel typed by hand gives way to the worked-out fee, which comes last.
    .filter(({ type }, at, { length }) => !travel.charged || type !== 'TRAVEL' || at === length - 1)
    .map((line) => {
      const figure = { quantity: readableOr0(line.quantity), unitCents: readableOr0(line.unitCents) };
      return {
        id: line.key,
        type: line.type,
        description: line.description || 'Line item without a description',
        ...figure,
        taxable: isTaxed(line, terms.travelTaxable),
        optional: line.optional,
        selected: line.selected,
        totalCents: previewLineTotal(figure),
      };
    });
