import type { PaymentDispute, PaymentRow } from '#db/entities/index.ts';
import { COUNTED_PAYMENT_STATUSES, type PaymentStatus } from '#domain/states/payment.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Mails about what became of an online payment: to the customer, and notices to the business. */
export type PaymentMail =
  | 'BANK_PAYMENT_STARTED'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_FAILED_NOTICE'
  | 'INQUIRY_OPENED'
  | 'INQUIRY_CLOSED'
  | 'DISPUTE_OPENED'
  | 'DISPUTE_CLOSED';

/** An online payment before it changed; null where it is new. */
type Before = Pick<PaymentRow, 'status' | 'refundedCents' | 'dispute'> | null;

/** Puts the mails on their way that follow from what became of an online payment. */
export async function enqueuePaymentMails(work: Work, payment: PaymentRow, before: Before): Promise<void> {
  const about = { businessId: work.businessId, paymentId: payment.id };
  if (isReceipt(payment, before)) await work.enqueue('mail.receipt', about);
  for (const mail of mailsOf(payment, before)) await work.enqueue('mail.payment', { ...about, mail });
  const fromCents = before?.refundedCents ?? 0;
  if (payment.refundedCents > fromCents)
    await work.enqueue('mail.refund', { ...about, fromCents, toCents: payment.refundedCents });
}

const isReceipt = ({ status }: PaymentRow, before: Before) =>
  status === 'SUCCEEDED' && !(before && (before.status === 'DISPUTED' || isCounted(before.status)));

const isCounted = (status: PaymentStatus) => COUNTED_PAYMENT_STATUSES.includes(status);

function* mailsOf(payment: PaymentRow, before: Before): Generator<PaymentMail> {
  // A card that is declined shows at once to whoever pays, and they try another: only what fails days later is told.
  if (payment.method === 'ACH' && payment.status !== before?.status) {
    if (payment.status === 'PENDING') yield 'BANK_PAYMENT_STARTED';
    if (isFailed(payment.status) && !(before && isFailed(before.status))) {
      yield 'PAYMENT_FAILED';
      yield 'PAYMENT_FAILED_NOTICE';
    }
  }
  const phase = phaseOf(payment.dispute);
  if (phase && phase !== phaseOf(before?.dispute)) yield phase;
}

const isFailed = (status: PaymentStatus) => status === 'FAILED' || status === 'CANCELED';

/** A dispute, or an inquiry before it, is told of when it is opened and when the bank has decided, not at each step between. */
function phaseOf(dispute: PaymentDispute | null | undefined): PaymentMail | undefined {
  if (!dispute) return undefined;
  const isOver = dispute.status === 'WON' || dispute.status === 'LOST';
  if (dispute.inquiry) return isOver ? 'INQUIRY_CLOSED' : 'INQUIRY_OPENED';
  return isOver ? 'DISPUTE_CLOSED' : 'DISPUTE_OPENED';
}
