import { todayIn } from '#domain/dates.ts';
import { documentPdf, pdfFile, printedDocument } from '#server/features/lines/index.ts';
import type { MailAttachment } from '#server/platform/mail/mail.ts';
import { renderPdf } from '#server/platform/pdf/renderPdf.ts';
import { type PrintedSignature, QuotePdf } from './pdf/QuotePdf.tsx';
import { type QuoteFacts, quoteFacts } from './quoteFacts.ts';

/** Returns the PDF of a quote as its customer gets it. */
export async function printQuote(facts: QuoteFacts): Promise<MailAttachment> {
  const { document: quote, business } = facts;
  const content = await renderPdf(QuotePdf, {
    ...(await printedDocument(facts)),
    revision: quote.revision,
    status: quote.status,
    travelExplanation: quote.travel?.explanation ?? null,
    depositCents: quote.depositCents,
    issuedOn: quote.sentAt ? todayIn(business.timeZone, quote.sentAt) : null,
    validUntil: quote.validUntil ?? null,
    signature: signatureOf(facts),
  });
  return pdfFile(quote.number, content);
}

export const quotePdf = documentPdf('quote', quoteFacts, printQuote);

function signatureOf({ document: quote, business }: QuoteFacts): PrintedSignature | null {
  if (!quote.signedAt) return null;
  const base64 = quote.signatureImage?.split(',')[1];
  return {
    name: quote.signerName ?? '',
    image: base64 ? Buffer.from(base64, 'base64') : null,
    signedAt: quote.signedAt.toISOString(),
    timeZone: business.timeZone,
  };
}
