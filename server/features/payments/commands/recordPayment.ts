import type { RecordPayment } from '#domain/inputs/payment.ts';
import { formatCents } from '#domain/money.ts';
import { invoiceMachine } from '#domain/states/invoice.ts';
import { settle } from '#domain/states/settlement.ts';
import { once } from '#server/platform/commands/once.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { invalidInput } from '#server/platform/graphql/errors.ts';
import { recordIfPaid } from '../becamePaid.ts';
import { type InvoiceToPay, lockInvoiceToPay, type TakenPayment, writeTakenPayment } from '../takenPayment.ts';

/** Clocks differ a little; a payment from tomorrow is a mistake. */
const clockToleranceMs = 5 * 60 * 1000;

/** Records money taken outside the app and answers the payment's id. The invoice's row is locked first, so payments come one after another. */
export function recordPayment(work: Work, given: RecordPayment): Promise<string> {
  return once(work, 'recordPayment', given, async (id) => {
    const { idempotencyKey: _, ...input } = given;
    const invoice = await lockInvoiceToPay(work, input.invoiceId);
    invoiceMachine.next(invoice.status, 'pay');
    const receivedAt = input.receivedAt ?? work.now;
    refuseUnlikely(work, invoice, input.amountCents, receivedAt);

    const taken: TakenPayment = { ...input, id, status: 'SUCCEEDED', tipCents: 0, refundedCents: 0, receivedAt };
    const settled = settle(invoice, [...invoice.payments, taken]);
    await writeTakenPayment(work, invoice, taken, settled);
    work.record({
      type: 'payment.recorded',
      summary: `${formatCents(input.amountCents)} received on invoice ${invoice.number}`,
      invoiceId: invoice.id,
      customerId: invoice.customerId,
      paymentId: id,
      after: {
        amountCents: input.amountCents,
        method: input.method,
        receivedAt,
        reference: input.reference,
        note: input.note,
      },
    });
    recordIfPaid(work, invoice, { from: invoice.status, to: settled.status });
    if (invoice.customerEmail) await work.enqueue('mail.receipt', { businessId: work.businessId, paymentId: id });
  });
}

function refuseUnlikely(work: Work, invoice: InvoiceToPay, amountCents: number, receivedAt: Date): void {
  const balance = invoice.totalCents - invoice.paidCents;
  if (amountCents > balance) {
    const message = `That is more than is owed: the balance is ${formatCents(balance)}`;
    throw invalidInput([{ path: 'amountCents', message, code: 'MORE_THAN_BALANCE' }]);
  }
  if (receivedAt.getTime() > work.now.getTime() + clockToleranceMs) {
    throw invalidInput([
      { path: 'receivedAt', message: 'Choose a time that is not in the future', code: 'IN_THE_FUTURE' },
    ]);
  }
}
