import { type BusinessRow, type CustomerRow, InvoiceEntity, type InvoiceRow } from '#db/entities/index.ts';
import { takeNumber } from '#server/features/business/index.ts';
import { type PricedDocument, writeInvoiceLines } from '#server/features/lines/index.ts';
import { requireRoom } from '#server/features/plans/index.ts';
import { randomToken } from '#server/platform/auth/tokens.ts';
import type { Work } from '#server/platform/commands/work.ts';

interface NewInvoice
  extends Pick<InvoiceRow, 'dueDate' | 'terms' | 'notes' | 'quoteId'>,
    Partial<Pick<InvoiceRow, 'externalId'>> {
  /** Whose work it is, where it is not only that of who writes it. */
  assignedTo?: string | null;
  business: BusinessRow;
  customer: CustomerRow;
  priced: PricedDocument;
  /** A new one where left out. */
  id?: string;
}

/** Writes a draft under the next number and answers its id. Throws PLAN_LIMIT_REACHED. */
export async function addInvoice(
  work: Work,
  { business, customer, priced: { lines, ...figures }, ...rest }: NewInvoice,
): Promise<string> {
  await requireRoom(work, { document: 'INVOICES_PER_MONTH', customerId: customer.id });
  const invoice = work.em.create(InvoiceEntity, {
    ...rest,
    ...figures,
    businessId: work.businessId,
    customerId: customer.id,
    number: await takeNumber(work, 'invoice', business.invoicePrefix),
    status: 'DRAFT',
    portalToken: randomToken(),
    createdBy: work.memberId,
  });
  work.em.persist(invoice);
  await writeInvoiceLines(work, invoice.id, lines);
  work.record({
    type: 'invoice.created',
    summary: `Wrote invoice ${invoice.number} for ${customer.name}`,
    invoiceId: invoice.id,
    customerId: customer.id,
    after: { totalCents: invoice.totalCents },
  });
  return invoice.id;
}
