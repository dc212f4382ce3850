import { InvoiceEntity } from '#db/entities/index.ts';
import { formatCents } from '#domain/money.ts';
import { invoiceMachine } from '#domain/states/invoice.ts';
import { invalidState } from '#server/core/errors.ts';
import { randomToken } from '#server/platform/auth/tokens.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Voids an invoice without payments. Its portal link no longer works. */
export async function voidInvoice(work: Work, id: string): Promise<void> {
  const invoice = await work.lock(InvoiceEntity, id, 'invoice');
  const from = invoice.status;
  if (invoice.paidCents > 0) {
    const message = `${formatCents(invoice.paidCents)} was paid on this invoice. Void the payments first`;
    throw invalidState(message, from);
  }
  const status = invoiceMachine.next(from, 'void');
  work.em.assign(invoice, { status, portalToken: randomToken() });
  work.record({
    type: 'invoice.voided',
    summary: `Voided invoice ${invoice.number}`,
    invoiceId: id,
    customerId: invoice.customerId,
    before: { status: from },
    after: { status },
  });
}
