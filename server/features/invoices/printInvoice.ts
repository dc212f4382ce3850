import { QuoteEntity } from '#db/entities/index.ts';
import { todayIn } from '#domain/dates.ts';
import { documentPdf, pdfFile, printedDocument } from '#server/features/lines/index.ts';
import type { MailAttachment } from '#server/platform/mail/mail.ts';
import { renderPdf } from '#server/platform/pdf/renderPdf.ts';
import { type InvoiceFacts, invoiceFacts } from './invoiceFacts.ts';
import { InvoicePdf } from './pdf/InvoicePdf.tsx';

/** Returns the PDF of an invoice as its customer gets it. */
export async function printInvoice(facts: InvoiceFacts): Promise<MailAttachment> {
  const { document: invoice, payments, business, balanceCents, overdue } = facts;
  const content = await renderPdf(InvoicePdf, {
    ...(await printedDocument(facts)),
    status: invoice.status,
    overdue,
    travelExplanation: await travelExplanation(facts),
    paidCents: invoice.paidCents,
    balanceCents,
    issueDate: invoice.issueDate ?? null,
    dueDate: invoice.dueDate ?? null,
    payments: payments.map((payment) => ({
      method: payment.method,
      status: payment.status,
      amountCents: payment.amountCents,
      refundedCents: payment.refundedCents,
      tipCents: payment.tipCents,
      deposit: payment.deposit,
      reference: payment.reference ?? null,
      receivedOn: todayIn(business.timeZone, payment.receivedAt),
    })),
  });
  return pdfFile(invoice.number, content);
}

export const invoicePdf = documentPdf('invoice', invoiceFacts, printInvoice);

/** Returns how the quote's travel fee was calculated, if the invoice still charges it. */
async function travelExplanation({ em, document: { quoteId }, lines }: InvoiceFacts): Promise<string | null> {
  const quote = quoteId ? await em.findOne(QuoteEntity, { id: quoteId }) : null;
  const travel = quote?.travel;
  const isCharged = lines.some(({ type, totalCents }) => type === 'TRAVEL' && totalCents === travel?.feeCents);
  return travel && isCharged ? travel.explanation : null;
}
