import { BusinessEntity, type QuoteLineRow, type QuoteRow } from '#db/entities/index.ts';
import { billableCustomer } from '#server/features/customers/index.ts';
import { addDocument, priceDocument } from '#server/features/lines/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { asBilled } from '../invoiceLines.ts';

/** Creates the invoice of an accepted quote: its selected lines at the same discount and tax. Returns its id. */
export async function createInvoiceFromQuote(
  work: Work,
  quote: QuoteRow,
  lines: readonly QuoteLineRow[],
): Promise<string> {
  const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  const customer = await billableCustomer(work, quote.customerId);
  const priced = priceDocument(lines.map(asBilled), {
    discountCents: quote.discountCents,
    taxRate: quote.taxRate,
    // Accepted lines keep the customer's terms at acceptance.
    taxExempt: false,
    travelTaxable: true,
  });
  return addDocument(work, 'invoice', {
    business,
    customer,
    priced,
    quoteId: quote.id,
    // The invoice keeps the quote's assignment, whoever converted it.
    assignedTo: quote.assignedTo ?? quote.createdBy,
    dueDate: null,
    terms: business.invoiceTerms ?? quote.terms,
    notes: quote.notes,
  });
}
