import { todayIn } from '#domain/dates.ts';
import { isOffline } from '#domain/states/payment.ts';
import { portalUrl } from '#server/features/lines/index.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { paymentReceiptMail } from '../emails/PaymentReceipt.tsx';
import { paymentFacts } from '../paymentFacts.ts';

/** Mails a receipt to the customer, unless the payment was voided or withdrawn meanwhile. */
export const sendReceipt: Job<'mail.receipt'> = async (services, { businessId, paymentId }, attempt) => {
  const facts = await paymentFacts(services.database, businessId, paymentId);
  const log = { kind: 'payment.receipt', businessId, subjectId: paymentId };
  const email = facts?.customer.email;
  if (facts?.payment.status !== 'SUCCEEDED' || !email) {
    const reason = email ? 'The payment was voided' : 'The customer no longer has an email address';
    return suppress(services, attempt, { ...log, recipient: email ?? '' }, reason);
  }
  const { payment, document: invoice, business, customer, balanceCents } = facts;
  const content = await paymentReceiptMail({
    business,
    customerName: customer.name,
    invoiceNumber: invoice.number,
    amountCents: payment.amountCents,
    tipCents: payment.tipCents,
    deposit: payment.deposit,
    method: payment.method,
    // Stripe's ids mean nothing to the payer.
    reference: isOffline(payment.method) ? (payment.reference ?? null) : null,
    receivedOn: todayIn(business.timeZone, payment.receivedAt),
    totalCents: invoice.totalCents,
    paidCents: invoice.paidCents,
    balanceCents,
    creditCents: payment.creditCents,
    portalUrl: portalUrl(services.publicUrl, 'invoice', invoice),
  });
  const mail = { to: email, fromName: business.name, replyTo: business.email ?? undefined, ...content };
  await deliver(services, attempt, { ...log, mail });
};
