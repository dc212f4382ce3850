import { InvoiceEntity } from '#db/entities/index.ts';
import { assign } from '#server/features/team/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Gives an invoice to somebody of the team, or takes it back. */
export async function assignInvoice(work: Work, id: string, memberId: string | null): Promise<void> {
  const invoice = await work.lock(InvoiceEntity, id, 'invoice');
  await assign(work, invoice, memberId, {
    type: 'invoice.assigned',
    name: `invoice ${invoice.number}`,
    invoiceId: id,
    customerId: invoice.customerId,
  });
}
