import { BusinessEntity } from '#db/entities/index.ts';
import type { CreateInvoice } from '#domain/inputs/invoice.ts';
import { billableCustomer } from '#server/features/customers/index.ts';
import { addDocument, priceDocument } from '#server/features/lines/index.ts';
import { claimExternalIds } from '#server/platform/commands/externalIds.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Creates a draft invoice and returns its id. */
export function createInvoice(work: Work, input: CreateInvoice): Promise<string> {
  return oncePerKey(work, 'createInvoice', input, async (id) => {
    await claimExternalIds(work, { table: 'invoices', thing: 'invoice' }, [input]);
    const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
    const customer = await billableCustomer(work, input.customerId);
    const priced = priceDocument(input.lines, {
      discountCents: input.discountCents,
      taxRate: input.taxRate ?? business.taxRate,
      taxExempt: customer.taxExempt,
      travelTaxable: business.travelTaxable,
    });
    await addDocument(work, 'invoice', {
      id,
      business,
      customer,
      priced,
      quoteId: null,
      dueDate: input.dueDate ?? null,
      terms: input.terms === undefined ? business.invoiceTerms : input.terms,
      notes: input.notes ?? null,
      externalId: input.externalId ?? null,
    });
  });
}
