import { InvoiceEntity, PaymentEntity } from '#db/entities/index.ts';
import { formatCents } from '#domain/money.ts';
import { invoiceMachine } from '#domain/states/invoice.ts';
import { isOffline, offlinePaymentMachine } from '#domain/states/payment.ts';
import { invalidState } from '#server/core/errors.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { settleInvoice } from '../settleInvoice.ts';

/**
 * Voids a manually recorded payment. Locks its invoice before the payment, the same order as when payments are
 * recorded; this prevents deadlocks.
 */
export async function voidPayment(work: Work, id: string, reason: string): Promise<void> {
  const { invoiceId } = await work.find(PaymentEntity, id, 'payment');
  const invoice = await work.lock(InvoiceEntity, invoiceId, 'invoice');
  const payment = await work.lock(PaymentEntity, id, 'payment');
  if (!isOffline(payment.method)) {
    throw invalidState('A payment by card or bank is refunded, not voided', payment.status);
  }
  const from = payment.status;
  payment.status = offlinePaymentMachine.next(from, 'void');
  invoiceMachine.next(invoice.status, 'voidPayment');
  payment.voidReason = reason;
  work.record({
    type: 'payment.voided',
    summary: `Voided ${formatCents(payment.amountCents)} on invoice ${invoice.number}`,
    invoiceId,
    customerId: invoice.customerId,
    paymentId: id,
    before: { status: from },
    after: { status: payment.status, reason },
  });
  await settleInvoice(work, invoice, payment);
}
