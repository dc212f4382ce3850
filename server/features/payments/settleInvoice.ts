import { FlushMode } from '@mikro-orm/core';
import { InvoiceLineEntity, type InvoiceRow, PaymentEntity, type PaymentRow } from '#db/entities/index.ts';
import { settle } from '#domain/states/settlement.ts';
import { isCounted } from '#domain/totals.ts';
import type { Work } from '#server/platform/commands/work.ts';

/**
 * Recomputes a locked invoice and the shares of its payments from all its payments. `payment` is the new or changed
 * one.
 */
export async function settleInvoice(work: Work, invoice: InvoiceRow, payment: PaymentRow): Promise<void> {
  const { status: from, totalCents, viewedAt } = invoice;
  const [written, governmentCents] = await Promise.all([paymentsOn(work, invoice), governmentCentsOn(work, invoice)]);
  const payments = [...new Set([...written, payment])];
  const { paidCents, status, shares } = settle({ status: from, totalCents, governmentCents, viewedAt }, payments);
  payments.forEach((each, index) => {
    Object.assign(each, shares[index]);
  });
  const paidAt = status === 'PAID' ? (invoice.paidAt ?? work.now) : null;
  Object.assign(invoice, { paidCents, status, paidAt });
  if (status !== 'PAID' || from === 'PAID') return;
  work.record({
    type: 'invoice.paid',
    summary: `Invoice ${invoice.number} is paid`,
    invoiceId: invoice.id,
    customerId: invoice.customerId,
    before: { status: from },
    after: { status },
  });
}

/** Queries without a flush, so that the payment is written only once, with its shares. */
const unwritten = { flushMode: FlushMode.COMMIT };

const paymentsOn = ({ em }: Work, { id }: InvoiceRow) => em.find(PaymentEntity, { invoiceId: id }, unwritten);

async function governmentCentsOn({ em }: Work, { id }: InvoiceRow): Promise<number> {
  const fees = await em.find(InvoiceLineEntity, { invoiceId: id, type: 'GOVERNMENT' }, unwritten);
  return fees.filter(isCounted).reduce((sum, { totalCents }) => sum + totalCents, 0);
}
