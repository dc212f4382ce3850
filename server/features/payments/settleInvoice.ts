import { FlushMode } from '@mikro-orm/core';
import { InvoiceLineEntity, type InvoiceRow, PaymentEntity, type PaymentRow } from '#db/entities/index.ts';
import { settle } from '#domain/states/settlement.ts';
import { isCounted } from '#domain/totals.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { paidSince, recordIfPaid } from './becamePaid.ts';

/** Brings a locked invoice to what its payments say, the one at hand among them. */
export async function settleInvoice(work: Work, invoice: InvoiceRow, payment: PaymentRow): Promise<void> {
  const { status: from, totalCents, viewedAt } = invoice;
  const [written, governmentCents] = await Promise.all([paymentsOn(work, invoice), governmentCentsOn(work, invoice)]);
  const payments = [...new Set([...written, payment])];
  const { paidCents, status, shares } = settle({ status: from, totalCents, governmentCents, viewedAt }, payments);
  payments.forEach((each, index) => {
    Object.assign(each, shares[index]);
  });
  Object.assign(invoice, { paidCents, status, paidAt: paidSince(work, invoice.paidAt, status) });
  recordIfPaid(work, invoice, { from, to: status });
}

/** What is at hand need not be written first: it is written once, with what settling makes of it. */
const unwritten = { flushMode: FlushMode.COMMIT };

const paymentsOn = ({ em }: Work, { id }: InvoiceRow) => em.find(PaymentEntity, { invoiceId: id }, unwritten);

async function governmentCentsOn({ em }: Work, { id }: InvoiceRow): Promise<number> {
  const fees = await em.find(InvoiceLineEntity, { invoiceId: id, type: 'GOVERNMENT' }, unwritten);
  return fees.filter(isCounted).reduce((sum, { totalCents }) => sum + totalCents, 0);
}
