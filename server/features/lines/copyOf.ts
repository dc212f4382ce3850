import { BusinessEntity } from '#db/entities/index.ts';
import type { CheckedLine } from '#domain/inputs/line.ts';
import { billableCustomer } from '#server/features/customers/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { DocumentRow } from './documentFacts.ts';
import { priceDocument } from './priceDocument.ts';

/**
 * Returns the data of a document's copy: its lines, priced at its discount and tax rate for its customer's current
 * settings.
 */
export async function copyOf(
  work: Work,
  { customerId, discountCents, taxRate }: DocumentRow,
  lines: readonly CheckedLine[],
) {
  const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  const customer = await billableCustomer(work, customerId);
  const priced = priceDocument(lines, {
    discountCents,
    taxRate,
    taxExempt: customer.taxExempt,
    // The lines already say whether travel is taxed.
    travelTaxable: true,
  });
  return { business, customer, priced };
}
