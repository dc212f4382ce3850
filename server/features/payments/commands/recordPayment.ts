import { FlushMode } from '@mikro-orm/core';
import { CustomerEntity, InvoiceEntity, type InvoiceRow, PaymentEntity } from '#db/entities/index.ts';
import type { RecordPayment } from '#domain/inputs/payment.ts';
import { formatCents } from '#domain/money.ts';
import { invoiceMachine } from '#domain/states/invoice.ts';
import { invalidInput } from '#server/core/errors.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { settleInvoice } from '../settleInvoice.ts';

/** Tolerates small clock differences; a payment dated in the future is an error. */
const clockToleranceMs = 5 * 60 * 1000;

/**
 * Records money taken outside the app and returns the payment's id. Locks the invoice first, which serializes payments
 * of one invoice.
 */
export function recordPayment(work: Work, input: RecordPayment): Promise<string> {
  return oncePerKey(work, 'recordPayment', { ...input }, async (id) => {
    const { em, businessId, memberId } = work;
    const invoice = await work.lock(InvoiceEntity, input.invoiceId, 'invoice');
    invoiceMachine.next(invoice.status, 'pay');
    const { amountCents, method, reference, note, receivedAt: given } = input;
    const receivedAt = given ?? work.now;
    refuseUnlikely(work, invoice, amountCents, receivedAt);

    const taken = { amountCents, method, receivedAt, reference, note };
    const payment = em.create(PaymentEntity, {
      ...taken,
      id,
      businessId,
      invoiceId: invoice.id,
      status: 'SUCCEEDED',
      recordedBy: memberId,
    });
    em.persist(payment);
    work.record({
      type: 'payment.recorded',
      summary: `${formatCents(amountCents)} received on invoice ${invoice.number}`,
      invoiceId: invoice.id,
      customerId: invoice.customerId,
      paymentId: id,
      after: taken,
    });
    await settleInvoice(work, invoice, payment);
    const customer = await em.findOne(CustomerEntity, { id: invoice.customerId }, { flushMode: FlushMode.COMMIT });
    if (customer?.email) await work.enqueue('mail.receipt', { businessId, paymentId: id });
  });
}

function refuseUnlikely(work: Work, invoice: InvoiceRow, amountCents: number, receivedAt: Date): void {
  const balance = invoice.totalCents - invoice.paidCents;
  if (amountCents > balance) {
    const message = `That’s more than the balance of ${formatCents(balance)}`;
    throw invalidInput([{ path: 'amountCents', message, code: 'MORE_THAN_BALANCE' }]);
  }
  if (receivedAt.getTime() > work.now.getTime() + clockToleranceMs) {
    throw invalidInput([
      { path: 'receivedAt', message: 'Choose a time that is not in the future', code: 'IN_THE_FUTURE' },
    ]);
  }
}
