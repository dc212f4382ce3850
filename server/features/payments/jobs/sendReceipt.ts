import { PaymentEntity } from '#db/entities/index.ts';
import { todayIn } from '#domain/dates.ts';
import { invoiceFacts, invoicePortalUrl } from '#server/features/invoices/index.ts';
import type { Job } from '#server/platform/jobs/worker.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import { paymentReceiptMail } from '../emails/PaymentReceipt.tsx';

/** Mails a receipt to the customer, if the payment still stands. */
export const sendReceipt: Job<'mail.receipt'> = async (services, { businessId, paymentId }, attempt) => {
  const em = services.database.em.fork();
  em.setFilterParams('business', { businessId });
  const payment = await em.findOne(PaymentEntity, { id: paymentId });
  const facts = payment && (await invoiceFacts(services.database, businessId, payment.invoiceId));
  const log = { kind: 'payment.receipt', businessId, subjectId: paymentId };
  const email = facts?.customer.email;
  if (!payment || !facts || payment.status !== 'SUCCEEDED' || !email) {
    const reason = email ? 'The payment was voided' : 'The customer has no email address any more';
    return suppress(services, attempt, { ...log, recipient: email ?? '' }, reason);
  }
  const { invoice, business, customer, balanceCents } = facts;
  const content = await paymentReceiptMail({
    business,
    customerName: customer.name,
    invoiceNumber: invoice.number,
    amountCents: payment.amountCents,
    method: payment.method,
    reference: payment.reference ?? null,
    receivedOn: todayIn(business.timeZone, payment.receivedAt),
    totalCents: invoice.totalCents,
    paidCents: invoice.paidCents,
    balanceCents,
    portalUrl: invoicePortalUrl(services.publicUrl, invoice) ?? '',
  });
  const mail = { to: email, fromName: business.name, replyTo: business.email ?? undefined, ...content };
  await deliver(services, attempt, { ...log, mail });
};
