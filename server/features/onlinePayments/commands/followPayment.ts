import { isDeepStrictEqual } from 'node:util';
import {
  CheckoutEntity,
  type CheckoutRow,
  type InvoiceRow,
  type PaymentDispute,
  PaymentEntity,
  type PaymentRow,
} from '#db/entities/index.ts';
import { formatCents } from '#domain/money.ts';
import { COUNTED_PAYMENT_STATUSES, type PaymentStatus } from '#domain/states/payment.ts';
import { enqueuePaymentMails, settleInvoice } from '#server/features/payments/index.ts';
import type { ActivityType } from '#server/platform/commands/activity.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { lockPaidInvoice } from '../paidInvoice.ts';
import type { PaymentReport } from '../paymentReport.ts';

/**
 * Updates a payment and its invoice to the state reported by Stripe. Reports may arrive late, twice and out of order:
 * one with a lower number than the stored one is ignored. Locks the invoice first, like every command that changes
 * payments. Throws NotAsAgreed.
 */
export async function followPayment(work: Work, checkoutId: string, report: PaymentReport): Promise<void> {
  const isMoney = report.status !== 'FAILED' && report.status !== 'CANCELED';
  const invoice = await lockPaidInvoice(work, checkoutId, { isMoney });
  if (!invoice) return;
  const checkout = await work.lock(CheckoutEntity, checkoutId, 'checkout');
  requireAsAgreed(checkout, report);
  const known = await work.em.findOne(PaymentEntity, { stripeIntentId: report.intentId });
  const facts = factsOf(report);
  if (known && report.number <= (known.reportNumber ?? 0)) return;
  if (known && isUnchanged(known, facts)) {
    known.reportNumber = report.number;
    return;
  }
  const before = known && { status: known.status, refundedCents: known.refundedCents, dispute: known.dispute };
  const payment = known ?? newPayment(work, invoice, checkout, report);
  Object.assign(payment, facts, { reportNumber: report.number });
  if (isReceived(report.status)) checkout.status = 'COMPLETE';
  tell(work, invoice, checkout, payment, before);
  await settleInvoice(work, invoice, payment);
  await enqueuePaymentMails(work, payment, before);
}

/** A payment whose amount or currency differs from its checkout. It is not applied to an invoice. */
export class NotAsAgreed extends Error {
  override name = 'NotAsAgreed';
}

/** Throws NotAsAgreed where the payment's amount or currency differs from its checkout. */
function requireAsAgreed({ id, amountCents, tipCents }: CheckoutRow, report: PaymentReport): void {
  if (report.currency === 'usd' && report.amountCents === amountCents + tipCents) return;
  throw new NotAsAgreed(
    `checkout ${id} is for ${amountCents + tipCents} usd; ${report.intentId} is ${report.amountCents} ${report.currency}`,
  );
}

/** The state of a payment before a report, from which its activity and mails are derived. */
type Before = Pick<PaymentRow, 'status' | 'refundedCents' | 'dispute'>;

const isUnchanged = (known: PaymentRow, facts: ReturnType<typeof factsOf>) =>
  Object.entries(facts).every(([name, fact]) => isDeepStrictEqual(known[name as keyof typeof facts] ?? null, fact));

const isReceived = (status: PaymentStatus) => status === 'DISPUTED' || COUNTED_PAYMENT_STATUSES.includes(status);

function newPayment(work: Work, invoice: InvoiceRow, checkout: CheckoutRow, report: PaymentReport): PaymentRow {
  const payment = work.em.create(PaymentEntity, {
    ...factsOf(report),
    businessId: work.businessId,
    invoiceId: invoice.id,
    checkoutId: checkout.id,
    deposit: Boolean(checkout.quoteId),
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
  verificationUrl: report.verificationUrl,
  stripeChargeId: report.chargeId,
  reference: report.chargeId,
  receivedAt: report.attemptedAt,
});

interface News {
  type: ActivityType;
  words: string;
}

const told: Partial<Record<PaymentStatus, News>> = {
  PENDING: { type: 'payment.started', words: 'is on its way for' },
  SUCCEEDED: { type: 'payment.recorded', words: 'received on' },
  FAILED: { type: 'payment.failed', words: 'did not come through for' },
  CANCELED: { type: 'payment.failed', words: 'was canceled for' },
  PARTLY_REFUNDED: { type: 'payment.refunded', words: 'partly refunded on' },
  REFUNDED: { type: 'payment.refunded', words: 'refunded on' },
  DISPUTED: { type: 'payment.disputed', words: 'disputed on' },
};

/** How the summary continues where a bank has decided. */
function closedWords(payment: PaymentRow): string {
  if (payment.dispute?.inquiry) return 'kept after the bank closed its inquiry, on';
  return payment.dispute?.status === 'LOST' ? 'lost in a dispute on' : 'reinstated on';
}

const isClosed = (dispute: PaymentDispute | null | undefined) =>
  dispute?.status === 'WON' || dispute?.status === 'LOST';

const closesDispute = (before: Before, { dispute }: PaymentRow) =>
  isClosed(dispute) && !(isClosed(before.dispute) && before.dispute?.id === dispute?.id);

/** What a report is told as: a decision of the bank, money that moved, or both. */
function newsOf(payment: PaymentRow, before: Before | null): News[] {
  const news = told[payment.status];
  if (!news || !before) return news ? [news] : [];
  const givenBack = payment.refundedCents - before.refundedCents;
  if (closesDispute(before, payment)) {
    const closed: News = { type: 'payment.dispute_closed', words: closedWords(payment) };
    return givenBack > 0 ? [closed, news] : [closed];
  }
  if (payment.dispute?.inquiry && !isDeepStrictEqual(before.dispute, payment.dispute))
    return [{ type: 'payment.updated', words: 'questioned by the payer’s bank on' }];
  const isBack = givenBack < 0 || (before.status === 'DISPUTED' && payment.status !== 'DISPUTED' && givenBack === 0);
  if (isBack) return [{ type: 'payment.updated', words: 'reinstated on' }];
  return [before.status === payment.status && givenBack === 0 ? { ...news, type: 'payment.updated' } : news];
}

function tell(
  work: Work,
  invoice: InvoiceRow,
  { quoteId }: CheckoutRow,
  payment: PaymentRow,
  before: Before | null,
): void {
  for (const { type, words } of newsOf(payment, before)) {
    const amount = type === 'payment.refunded' ? payment.refundedCents : payment.amountCents;
    work.record({
      type,
      summary: `${formatCents(amount)} ${payment.deposit ? 'deposit ' : ''}${words} invoice ${invoice.number}`,
      quoteId: quoteId ?? undefined,
      invoiceId: invoice.id,
      customerId: invoice.customerId,
      paymentId: payment.id,
      before: before ? { status: before.status, refundedCents: before.refundedCents } : undefined,
      after: {
        status: payment.status,
        method: payment.method,
        amountCents: payment.amountCents,
        refundedCents: payment.refundedCents,
      },
    });
  }
}
