import { FlushMode } from '@mikro-orm/core';
import {
  InvoiceLineEntity,
  type InvoiceLineRow,
  type InvoiceRow,
  PaymentEntity,
  type PaymentRow,
} from '#db/entities/index.ts';
import { invoiceStatusAfterPayments } from '#domain/states/invoice.ts';
import { creditsOf, governmentShares, isOffline, paidCents, usableCents } from '#domain/states/payment.ts';
import { isCounted } from '#domain/totals.ts';
import type { Work } from '#server/platform/commands/work.ts';

/**
 * Brings a locked invoice to what its payments say, the one at hand among them, whose status follows from the money. What
 * is too much becomes credit.
 */
export async function settleInvoice(work: Work, invoice: InvoiceRow, payment: PaymentRow): Promise<void> {
  const from = invoice.status;
  const [written, fees] = await Promise.all([paymentsOn(work, invoice), governmentFeesOn(work, invoice)]);
  const payments = [...new Set([...written, payment])].sort(inOrderOfClaim);
  const owedCents = from === 'VOID' ? 0 : invoice.totalCents;
  creditsOf(owedCents, payments).forEach((creditCents, index) => {
    payments[index]!.creditCents = creditCents;
  });
  shareGovernmentFees(invoice, fees, payments);
  invoice.paidCents = paidCents(payments);
  invoice.status = invoiceStatusAfterPayments({
    status: from,
    totalCents: invoice.totalCents,
    paidCents: invoice.paidCents,
    wasRefunded: payments.some(({ status }) => status === 'REFUNDED'),
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

/** What is at hand need not be written first: it is written once, with what settling makes of it. */
const unwritten = { flushMode: FlushMode.COMMIT };

const paymentsOn = ({ em }: Work, { id }: InvoiceRow) => em.find(PaymentEntity, { invoiceId: id }, unwritten);

const governmentFeesOn = ({ em }: Work, { id }: InvoiceRow) =>
  em.find(InvoiceLineEntity, { invoiceId: id, type: 'GOVERNMENT' }, unwritten);

function shareGovernmentFees(invoice: InvoiceRow, fees: InvoiceLineRow[], payments: PaymentRow[]): void {
  const governmentCents = fees.filter(isCounted).reduce((sum, { totalCents }) => sum + totalCents, 0);
  const inOrder = payments.toSorted(
    (a, b) => a.receivedAt.getTime() - b.receivedAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  const applied = inOrder.map((payment) => usableCents(payment) - payment.creditCents);
  governmentShares({ governmentCents, totalCents: invoice.totalCents }, applied).forEach((share, index) => {
    inOrder[index]!.governmentCents = share;
  });
}

/** What was taken by hand was never more than was owed, so it counts first; then what came first. */
const inOrderOfClaim = (a: PaymentRow, b: PaymentRow) =>
  Number(isOffline(b.method)) - Number(isOffline(a.method)) || a.receivedAt.getTime() - b.receivedAt.getTime();
