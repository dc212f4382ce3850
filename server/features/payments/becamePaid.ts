import type { InvoiceStatus } from '#domain/states/invoice.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Since when an invoice is paid, given since when it was and the status that it has now. */
export const paidSince = ({ now }: Work, before: Date | null | undefined, status: InvoiceStatus): Date | null =>
  status === 'PAID' ? (before ?? now) : null;

/** Tells of an invoice that has become paid. */
export function recordIfPaid(
  work: Work,
  invoice: { id: string; number: string; customerId: string },
  { from, to }: { from: InvoiceStatus; to: InvoiceStatus },
): void {
  if (to !== 'PAID' || from === 'PAID') return;
  work.record({
    type: 'invoice.paid',
    summary: `Invoice ${invoice.number} is paid`,
    invoiceId: invoice.id,
    customerId: invoice.customerId,
    before: { status: from },
    after: { status: to },
  });
}
