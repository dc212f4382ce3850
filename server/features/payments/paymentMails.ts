import type { PaymentDispute, PaymentRow } from '#db/entities/index.ts';
import { COUNTED_PAYMENT_STATUSES, type PaymentStatus } from '#domain/states/payment.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Mails about the state of an online payment: to the customer, or as a notice to the business. */
export type PaymentMail =
  | 'BANK_PAYMENT_STARTED'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_FAILED_NOTICE'
  | 'INQUIRY_OPENED'
  | 'INQUIRY_CLOSED'
  | 'DISPUTE_OPENED'
  | 'DISPUTE_CLOSED';

/** An online payment before its change; null for a new one. */
type Before = Pick<PaymentRow, 'status' | 'refundedCents' | 'dispute'> | null;

/** Enqueues the mails that the change of an online payment calls for. */
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
  // No mails for cards: a declined card is shown at once on the payment page. Bank transfers fail days later.
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

/** Mails are sent when a dispute or inquiry is opened and when it is closed, not for the steps between. */
function phaseOf(dispute: PaymentDispute | null | undefined): PaymentMail | undefined {
  if (!dispute) return undefined;
  const isOver = dispute.status === 'WON' || dispute.status === 'LOST';
  if (dispute.inquiry) return isOver ? 'INQUIRY_CLOSED' : 'INQUIRY_OPENED';
  return isOver ? 'DISPUTE_CLOSED' : 'DISPUTE_OPENED';
}
