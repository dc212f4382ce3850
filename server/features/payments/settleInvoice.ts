import type { InvoiceRow } from '#db/entities/index.ts';
import type { Cents } from '#domain/money.ts';
import { invoiceStatusAfterPayments } from '#domain/states/invoice.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Brings a locked invoice to what has been paid on it, whose status follows from the money. */
export function settleInvoice(work: Work, invoice: InvoiceRow, paidCents: Cents): void {
  const from = invoice.status;
  invoice.paidCents = paidCents;
  invoice.status = invoiceStatusAfterPayments({
    status: from,
    totalCents: invoice.totalCents,
    paidCents,
    viewedAt: invoice.viewedAt ?? null,
  });
  const isPaid = invoice.status === 'PAID';
  invoice.paidAt = isPaid ? (invoice.paidAt ?? work.now) : null;
  if (!isPaid || from === 'PAID') return;
  work.record({
    type: 'invoice.paid',
    summary: `Invoice ${invoice.number} is paid`,
    invoiceId: invoice.id,
    customerId: invoice.customerId,
    before: { status: from },
    after: { status: invoice.status },
  });
}
