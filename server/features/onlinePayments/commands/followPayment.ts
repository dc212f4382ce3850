import {
  CheckoutEntity,
  type CheckoutRow,
  CustomerEntity,
  InvoiceEntity,
  type InvoiceRow,
  PaymentEntity,
  type PaymentRow,
} from '#db/entities/index.ts';
import { formatCents } from '#domain/money.ts';
import type { PaymentStatus } from '#domain/states/payment.ts';
import { settleInvoice } from '#server/features/payments/index.ts';
import type { ActivityType } from '#server/platform/commands/activity.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { PaymentReport } from '../paymentReport.ts';

/**
 * Brings a payment to what the processor reports of it, and its invoice to that. Reports may come late, twice and out of
 * order: one that is older than what is known changes nothing. Locks the invoice first, as everything does that moves money.
 */
export async function followPayment(work: Work, checkoutId: string, report: PaymentReport): Promise<void> {
  const { invoiceId } = await work.find(CheckoutEntity, checkoutId, 'checkout');
  const invoice = await work.lock(InvoiceEntity, invoiceId, 'invoice');
  const checkout = await work.lock(CheckoutEntity, checkoutId, 'checkout');
  requireAsAgreed(checkout, report);
  const known = await work.em.findOne(PaymentEntity, { stripeIntentId: report.intentId });
  if (known && !isNews(known, report)) return;
  const payment = known ?? newPayment(work, checkout, report);
  const from = known?.status;
  Object.assign(payment, factsOf(report));
  if (isReceived(report.status)) checkout.status = 'COMPLETE';
  tell(work, invoice, payment, from);
  await settleInvoice(work, invoice);
  await mail(work, invoice, payment, from);
}

/** What was agreed on in the checkout is what must have been paid, whoever reports it. */
function requireAsAgreed({ id, amountCents, tipCents }: CheckoutRow, report: PaymentReport): void {
  if (report.currency === 'usd' && report.amountCents === amountCents + tipCents) return;
  throw new Error(
    `checkout ${id} is for ${amountCents + tipCents} usd; ${report.intentId} is ${report.amountCents} ${report.currency}`,
  );
}

const rank: Record<PaymentStatus, number> = {
  PENDING: 0,
  FAILED: 1,
  CANCELED: 1,
  VOIDED: 1,
  SUCCEEDED: 2,
  PARTLY_REFUNDED: 3,
  DISPUTED: 4,
  REFUNDED: 5,
};

/** Whether a report tells more than is known: of a later attempt, or further on in the same one. */
function isNews(known: PaymentRow, report: PaymentReport): boolean {
  if (known.status === 'DISPUTED')
    return known.dispute?.status !== report.dispute?.status || report.refundedCents > known.refundedCents;
  if (isReceived(known.status)) {
    return (
      rank[report.status] > rank[known.status] ||
      (report.status === known.status &&
        (report.refundedCents > known.refundedCents || (known.feeCents === null && report.feeCents !== null)))
    );
  }
  if (known.stripeChargeId === report.chargeId) return rank[report.status] > rank[known.status];
  return report.attemptedAt >= known.receivedAt;
}

const isReceived = (status: PaymentStatus) => rank[status] >= rank.SUCCEEDED;

function newPayment(work: Work, checkout: CheckoutRow, report: PaymentReport): PaymentRow {
  const payment = work.em.create(PaymentEntity, {
    ...factsOf(report),
    businessId: work.businessId,
    invoiceId: checkout.invoiceId,
    checkoutId: checkout.id,
    stripeIntentId: report.intentId,
    amountCents: checkout.amountCents + checkout.tipCents,
    tipCents: checkout.tipCents,
  });
  work.em.persist(payment);
  return payment;
}

const factsOf = (report: PaymentReport) => ({
  method: report.method,
  status: report.status,
  refundedCents: report.refundedCents,
  feeCents: report.feeCents,
  netCents: report.netCents,
  failure: report.failure,
  dispute: report.dispute,
  stripeChargeId: report.chargeId,
  reference: report.chargeId,
  receivedAt: report.attemptedAt,
});

const told: Partial<Record<PaymentStatus, { type: ActivityType; words: string }>> = {
  PENDING: { type: 'payment.started', words: 'is on its way for' },
  SUCCEEDED: { type: 'payment.recorded', words: 'received on' },
  FAILED: { type: 'payment.failed', words: 'did not come through for' },
  CANCELED: { type: 'payment.failed', words: 'was called off for' },
  PARTLY_REFUNDED: { type: 'payment.refunded', words: 'given back in part on' },
  REFUNDED: { type: 'payment.refunded', words: 'given back on' },
  DISPUTED: { type: 'payment.disputed', words: 'is disputed on' },
};

function tell(work: Work, invoice: InvoiceRow, payment: PaymentRow, from: PaymentStatus | undefined): void {
  const news = told[payment.status];
  if (!news) return;
  const amount = payment.status === 'PARTLY_REFUNDED' ? payment.refundedCents : payment.amountCents;
  work.record({
    type: from === payment.status && news.type !== 'payment.refunded' ? 'payment.updated' : news.type,
    summary: `${formatCents(amount)} ${news.words} invoice ${invoice.number}`,
    invoiceId: invoice.id,
    customerId: invoice.customerId,
    paymentId: payment.id,
    before: from && { status: from },
    after: { status: payment.status, method: payment.method, refundedCents: payment.refundedCents },
  });
}

/** The customer hears of money that came. */
async function mail(work: Work, invoice: InvoiceRow, payment: PaymentRow, from: PaymentStatus | undefined) {
  if (payment.status !== 'SUCCEEDED' || from === 'SUCCEEDED' || from === 'DISPUTED') return;
  const { email } = await work.find(CustomerEntity, invoice.customerId, 'customer');
  if (email) await work.enqueue('mail.receipt', { businessId: work.businessId, paymentId: payment.id });
}
