import { BusinessEntity, InvoiceEntity } from '#db/entities/index.ts';
import { billableCustomer } from '#server/features/customers/index.ts';
import { priceDocument } from '#server/features/lines/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { addInvoice } from '../addInvoice.ts';
import { asTyped, linesOf } from '../invoiceLines.ts';

/** Writes the same bill to the same customer as a new draft and answers its id. */
export async function duplicateInvoice(work: Work, id: string): Promise<string> {
  const invoice = await work.find(InvoiceEntity, id, 'invoice');
  const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  const customer = await billableCustomer(work, invoice.customerId);
  const priced = priceDocument((await linesOf(work, id)).map(asTyped), {
    discountCents: invoice.discountCents,
    taxRate: invoice.taxRate,
    taxExempt: customer.taxExempt,
    travelTaxable: true,
  });
  return addInvoice(work, {
    business,
    customer,
    priced,
    quoteId: null,
    dueDate: null,
    terms: invoice.terms,
    notes: invoice.notes,
  });
}
