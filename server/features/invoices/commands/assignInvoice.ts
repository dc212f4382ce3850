import { InvoiceEntity } from '#db/entities/index.ts';
import { requireColleague } from '#server/features/team/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Gives a invoice to somebody of the team, who then sees it as their own; null takes it back. */
export async function assignInvoice(work: Work, id: string, memberId: string | null): Promise<void> {
  const invoice = await work.lock(InvoiceEntity, id, 'invoice');
  const colleague = memberId === null ? null : await requireColleague(work, memberId);
  const before = { assignedTo: invoice.assignedTo ?? null };
  if (before.assignedTo === (colleague?.id ?? null)) return;
  invoice.assignedTo = colleague?.id ?? null;
  work.record({
    type: 'invoice.assigned',
    summary: colleague
      ? `Assigned invoice ${invoice.number} to ${colleague.fullName}`
      : `Took the assignment of invoice ${invoice.number} back`,
    invoiceId: id,
    customerId: invoice.customerId,
    before,
    after: { assignedTo: invoice.assignedTo },
  });
}
