import { FlushMode } from '@mikro-orm/core';
import { InvoiceLineEntity, type InvoiceRow, PaymentEntity, type PaymentRow } from '#db/entities/index.ts';
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
  // What is at hand need not be written first: it is written once, with what settling makes of it.
  const written = await work.em.find(PaymentEntity, { invoiceId: invoice.id }, { flushMode: FlushMode.COMMIT });
  const payments = [...new Set([...written, payment])].sort(inOrderOfClaim);
  const owedCents = from === 'VOID' ? 0 : invoice.totalCents;
  creditsOf(owedCents, payments).forEach((creditCents, index) => {
    payments[index]!.creditCents = creditCents;
  });
  await shareGovernmentFees(work, invoice, payments);
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

async function shareGovernmentFees(work: Work, invoice: InvoiceRow, payments: PaymentRow[]): Promise<void> {
  const fees = await work.em.find(
    InvoiceLineEntity,
    { invoiceId: invoice.id, type: 'GOVERNMENT' },
    { flushMode: FlushMode.COMMIT },
  );
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
