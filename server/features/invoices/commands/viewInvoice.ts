import { InvoiceEntity } from '#db/entities/index.ts';
import { invoiceMachine } from '#domain/states/invoice.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Marks an invoice as viewed when its customer first opens it; a paid one keeps its status. */
export async function viewInvoice(work: Work, id: string): Promise<void> {
  const invoice = await work.lock(InvoiceEntity, id, 'invoice');
  if (invoice.viewedAt) return;
  const from = invoice.status;
  invoice.viewedAt = work.now;
  if (invoiceMachine.can(invoice.status, 'view')) invoice.status = invoiceMachine.next(invoice.status, 'view');
  work.record({
    type: 'invoice.viewed',
    summary: `Invoice ${invoice.number} was viewed`,
    invoiceId: id,
    customerId: invoice.customerId,
    before: { status: from },
    after: { status: invoice.status },
  });
}
