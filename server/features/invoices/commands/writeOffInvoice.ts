import { InvoiceEntity } from '#db/entities/index.ts';
import { formatCents } from '#domain/money.ts';
import { invoiceMachine } from '#domain/states/invoice.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Writes off the balance of a sent invoice; its payments stay. */
export async function writeOffInvoice(work: Work, id: string, reason: string): Promise<void> {
  const invoice = await work.lock(InvoiceEntity, id, 'invoice');
  const from = invoice.status;
  const status = invoiceMachine.next(from, 'writeOff');
  const lost = formatCents(invoice.totalCents - invoice.paidCents);
  work.em.assign(invoice, { status, closedReason: reason });
  work.record({
    type: 'invoice.written_off',
    summary: `Wrote off ${lost} of invoice ${invoice.number}`,
    invoiceId: id,
    customerId: invoice.customerId,
    before: { status: from },
    after: { status, reason },
  });
}
