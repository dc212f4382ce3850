import { InvoiceEntity } from '#db/entities/index.ts';
import { assign } from '#server/features/team/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Assigns an invoice to a member, or removes the assignment. */
export async function assignInvoice(work: Work, id: string, memberId: string | null): Promise<void> {
  const invoice = await work.lock(InvoiceEntity, id, 'invoice');
  await assign(work, invoice, memberId, {
    type: 'invoice.assigned',
    name: `invoice ${invoice.number}`,
    invoiceId: id,
    customerId: invoice.customerId,
  });
}
