import { InvoiceEntity } from '#db/entities/index.ts';
import { invoiceMachine } from '#domain/states/invoice.ts';
import { releaseNumber } from '#server/features/business/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Deletes a draft; the next invoice gets its number. */
export async function deleteInvoice(work: Work, id: string): Promise<void> {
  const invoice = await work.lock(InvoiceEntity, id, 'invoice');
  invoiceMachine.next(invoice.status, 'delete');
  work.em.remove(invoice);
  await releaseNumber(work, 'invoice', invoice.number);
  work.record({
    type: 'invoice.deleted',
    summary: `Deleted draft invoice ${invoice.number}`,
    invoiceId: id,
    customerId: invoice.customerId,
    before: { status: invoice.status, totalCents: invoice.totalCents },
  });
}
