import { BusinessEntity, CustomerEntity, InvoiceEntity, type InvoiceRow } from '#db/entities/index.ts';
import { type UpdateInvoice, updateInvoiceInput } from '#domain/inputs/invoice.ts';
import { invoiceMachine } from '#domain/states/invoice.ts';
import { linesInWords, type PricedDocument, priceDocument, writeInvoiceLines } from '#server/features/lines/index.ts';
import { changes } from '#server/platform/commands/changes.ts';
import { claimExternalIds } from '#server/platform/commands/externalIds.ts';
import { requireVersion } from '#server/platform/commands/requireVersion.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { asBilled, linesOf } from '../invoiceLines.ts';

/** Changes a draft; a sent invoice is voided and duplicated instead. Throws CONFLICT for an outdated expected version. */
export async function updateInvoice(
  work: Work,
  id: string,
  input: UpdateInvoice,
  expectedVersion?: number | null,
): Promise<void> {
  await claimExternalIds(work, { table: 'invoices', thing: 'invoice' }, [
    { externalId: input.externalId, ownerId: id },
  ]);
  const invoice = await work.lock(InvoiceEntity, id, 'invoice');
  invoiceMachine.next(invoice.status, 'edit');
  await requireVersion(invoice, expectedVersion, Object.keys(updateInvoiceInput.shape), async () => ({
    lines: (await linesOf(work, id)).map(asBilled),
  }));
  const { lines, ...figures } = changesPrice(input) ? await repriced(work, invoice, input) : { lines: [] };
  const { dueDate, terms, notes, externalId } = input;
  const { before, after, any } = changes(invoice, { ...figures, dueDate, terms, notes, externalId });
  if (!any && !input.lines) return;
  const rewritten =
    input.lines && changes({ lines: linesInWords(await linesOf(work, id)) }, { lines: linesInWords(lines) });
  if (input.lines) await writeInvoiceLines(work, id, lines);
  work.em.assign(invoice, { ...after, updatedAt: work.now });
  work.record({
    type: 'invoice.updated',
    summary: `Updated invoice ${invoice.number}`,
    invoiceId: id,
    customerId: invoice.customerId,
    before: { ...before, ...rewritten?.before },
    after: { ...after, ...rewritten?.after },
  });
}

const changesPrice = ({ lines, discountCents, taxRate }: UpdateInvoice) =>
  lines !== undefined || discountCents !== undefined || taxRate !== undefined;

async function repriced(work: Work, invoice: InvoiceRow, input: UpdateInvoice): Promise<PricedDocument> {
  const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  const customer = await work.find(CustomerEntity, invoice.customerId, 'customer');
  return priceDocument(input.lines ?? (await linesOf(work, invoice.id)).map(asBilled), {
    discountCents: input.discountCents ?? invoice.discountCents,
    taxRate: input.taxRate === undefined ? invoice.taxRate : (input.taxRate ?? business.taxRate),
    taxExempt: customer.taxExempt,
    // Unchanged lines keep the tax setting of the time at which they were added.
    travelTaxable: input.lines ? business.travelTaxable : true,
  });
}
