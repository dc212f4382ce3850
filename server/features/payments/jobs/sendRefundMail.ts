import { portalUrl } from '#server/features/lines/index.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { paymentRefundedMail } from '../emails/PaymentRefunded.tsx';
import { paymentFacts } from '../paymentFacts.ts';

/** Mails the customer about a refund, unless it was canceled or failed meanwhile. */
export const sendRefundMail: Job<'mail.refund'> = async (
  services,
  { businessId, paymentId, fromCents, toCents },
  attempt,
) => {
  const facts = await paymentFacts(services.database, businessId, paymentId);
  const log = { kind: 'payment.refunded', businessId, subjectId: paymentId };
  const email = facts?.customer.email;
  if (!facts || facts.payment.refundedCents < toCents || !email) {
    const reason = email ? 'The refund did not go through' : 'The customer no longer has an email address';
    return suppress(services, attempt, { ...log, recipient: email ?? '' }, reason);
  }
  const { payment, document: invoice, business, customer } = facts;
  const content = await paymentRefundedMail({
    business,
    customerName: customer.name,
    invoiceNumber: invoice.number,
    refundCents: toCents - fromCents,
    refundedCents: toCents,
    amountCents: payment.amountCents,
    method: payment.method,
    portalUrl: portalUrl(services.publicUrl, 'invoice', invoice),
  });
  const mail = { to: email, fromName: business.name, replyTo: business.email ?? undefined, ...content };
  await deliver(services, attempt, { ...log, mail });
};
