import { invoiceMachine } from '#domain/states/invoice.ts';
import { stateInWords } from '#domain/states/machine.ts';
import { portalUrl } from '#server/features/lines/index.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { invoiceSentMail } from '../emails/InvoiceSent.tsx';
import { type InvoiceFacts, invoiceFacts } from '../invoiceFacts.ts';
import { printInvoice } from '../printInvoice.ts';

/** Mails an invoice to its customer, with its paper, if it still waits for money. */
export const sendInvoiceMail: Job<'mail.invoice'> = async (services, { businessId, invoiceId }, attempt) => {
  const facts = await invoiceFacts(services.database, businessId, invoiceId);
  const log = { kind: 'invoice.sent', businessId, subjectId: invoiceId };
  const email = facts?.customer.email ?? '';
  const reason = whyNot(facts);
  if (!facts || reason) return suppress(services, attempt, { ...log, recipient: email }, reason ?? '');

  const { invoice, lines, customer, business, balanceCents, overdue } = facts;
  const content = await invoiceSentMail({
    business,
    customerName: customer.name,
    number: invoice.number,
    lines,
    discountCents: invoice.discountCents,
    taxCents: invoice.taxCents,
    totalCents: invoice.totalCents,
    paidCents: invoice.paidCents,
    balanceCents,
    dueDate: invoice.dueDate ?? null,
    overdue,
    portalUrl: portalUrl(services.publicUrl, 'invoice', invoice) ?? '',
  });
  await deliver(services, attempt, {
    ...log,
    mail: {
      to: email,
      fromName: business.name,
      replyTo: business.email ?? undefined,
      ...content,
      attachments: [await printInvoice(facts)],
    },
  });
};

function whyNot(facts: InvoiceFacts | null): string | undefined {
  if (!facts) return 'The invoice is gone';
  const { status, totalCents } = facts.invoice;
  // One that comes to nothing is paid from the start, and goes out all the same.
  const isFree = status === 'PAID' && totalCents === 0;
  if (!isFree && !invoiceMachine.can(status, 'resend')) return `The invoice's status is ${stateInWords(status)}`;
  return facts.customer.email ? undefined : 'The customer has no email address any more';
}
