import { invoiceMachine } from '#domain/states/invoice.ts';
import { sendDocumentMail } from '#server/features/lines/index.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { invoiceSentMail } from '../emails/InvoiceSent.tsx';
import { type InvoiceFacts, invoiceFacts } from '../invoiceFacts.ts';
import { printInvoice } from '../printInvoice.ts';

/** Mails an invoice to its customer, if it is still unpaid. */
export const sendInvoiceMail: Job<'mail.invoice'> = async (services, { businessId, invoiceId: id }, attempt) =>
  sendDocumentMail(services, attempt, {
    kind: 'invoice',
    businessId,
    id,
    facts: await invoiceFacts(services.database, businessId, id),
    isSendable,
    write: (props, { document: { paidCents, dueDate }, balanceCents, overdue }) =>
      invoiceSentMail({ ...props, paidCents, balanceCents, dueDate: dueDate ?? null, overdue }),
    print: printInvoice,
  });

/** An invoice of $0 is paid at once and is still mailed. */
const isSendable = ({ document: { status, totalCents } }: InvoiceFacts) =>
  invoiceMachine.can(status, 'resend') || (status === 'PAID' && totalCents === 0);
