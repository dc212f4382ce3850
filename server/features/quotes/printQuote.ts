import type { Database } from '#db/orm.ts';
import { withTenant } from '#db/tenancy/tenantContext.ts';
import { todayIn } from '#domain/dates.ts';
import { notFound } from '#server/core/errors.ts';
import { letterhead } from '#server/features/business/index.ts';
import { requireVisible } from '#server/platform/auth/rowVisibility.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import type { MailAttachment } from '#server/platform/mail/mail.ts';
import { renderPdf } from '#server/platform/pdf/renderPdf.ts';
import { type PrintedSignature, QuotePdf } from './pdf/QuotePdf.tsx';
import { type QuoteFacts, quoteFacts } from './quoteFacts.ts';

/** The paper of the quote with this id. Throws NOT_FOUND. */
export const quotePdf = (database: Database, scope: Scope, id: string): Promise<MailAttachment> =>
  withTenant(scope.businessId, async () => {
    await requireVisible(database.em.getKysely(), scope, { table: 'quotes', id, thing: 'quote' });
    const facts = await quoteFacts(database, scope.businessId, id);
    if (!facts) throw notFound('quote');
    return printQuote(facts);
  });

/** A quote on paper, as its customer gets it. */
export async function printQuote(facts: QuoteFacts): Promise<MailAttachment> {
  const { em, quote, lines, customer, business } = facts;
  const content = await renderPdf(QuotePdf, {
    number: quote.number,
    revision: quote.revision,
    status: quote.status,
    business: await letterhead(em, business),
    customer: {
      name: customer.name,
      address: customer.address ?? null,
      email: customer.email ?? null,
      phone: customer.phone ?? null,
    },
    lines,
    travelExplanation: quote.travel?.explanation ?? null,
    subtotalCents: quote.subtotalCents,
    discountCents: quote.discountCents,
    taxRate: quote.taxRate,
    taxCents: quote.taxCents,
    totalCents: quote.totalCents,
    depositCents: quote.depositCents,
    issuedOn: quote.sentAt ? todayIn(business.timeZone, quote.sentAt) : null,
    validUntil: quote.validUntil ?? null,
    signature: signatureOf(facts),
    terms: quote.terms ?? null,
    // For the business alone.
    notes: null,
    updatedAt: quote.updatedAt.toISOString(),
  });
  // A prefix may hold what no file name can.
  const filename = `${quote.number.replace(/[^\w.-]+/g, '-')}.pdf`;
  return { filename, contentType: 'application/pdf', content };
}

function signatureOf({ quote, business }: QuoteFacts): PrintedSignature | null {
  if (!quote.signedAt) return null;
  const base64 = quote.signatureImage?.split(',')[1];
  return {
    name: quote.signerName ?? '',
    image: base64 ? Buffer.from(base64, 'base64') : null,
    signedAt: quote.signedAt.toISOString(),
    timeZone: business.timeZone,
  };
}
