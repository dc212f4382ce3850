import type { Database } from '#db/orm.ts';
import { withTenant } from '#db/tenancy/tenantContext.ts';
import { notFound } from '#server/core/errors.ts';
import { letterhead } from '#server/features/business/index.ts';
import { requireVisible } from '#server/platform/auth/rowVisibility.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import type { MailAttachment } from '#server/platform/mail/mail.ts';
import type { PrintedDocument } from '#server/platform/pdf/parts/printed.ts';
import type { DocumentFacts, DocumentKind } from './documentFacts.ts';

/** Returns the PDF of the document with this id. Throws NOT_FOUND. */
export type DocumentPdf = (database: Database, scope: Scope, id: string) => Promise<MailAttachment>;

export const documentPdf =
  <Facts>(
    kind: DocumentKind,
    factsOf: (database: Database, businessId: string, id: string) => Promise<Facts | null>,
    print: (facts: Facts) => Promise<MailAttachment>,
  ): DocumentPdf =>
  (database, scope, id) =>
    withTenant(scope.businessId, async () => {
      await requireVisible(database.em.getKysely(), scope, { table: `${kind}s`, id, thing: kind });
      const facts = await factsOf(database, scope.businessId, id);
      if (!facts) throw notFound(kind);
      return print(facts);
    });

/** Returns the printed data that quotes and invoices share. */
export async function printedDocument({
  em,
  document,
  lines,
  customer: { name, address, email, phone },
  business,
}: DocumentFacts): Promise<Omit<PrintedDocument, 'travelExplanation'>> {
  const { number, subtotalCents, discountCents, taxRate, taxCents, totalCents, terms, updatedAt } = document;
  const totals = { subtotalCents, discountCents, taxRate, taxCents, totalCents };
  return {
    number,
    business: await letterhead(em, business),
    customer: { name, address: address ?? null, email: email ?? null, phone: phone ?? null },
    lines,
    ...totals,
    terms: terms ?? null,
    // Notes are internal.
    notes: null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** A prefix of numbers may contain characters that file names cannot. */
export const pdfFile = (number: string, content: Buffer): MailAttachment => ({
  filename: `${number.replace(/[^\w.-]+/g, '-')}.pdf`,
  contentType: 'application/pdf',
  content,
});
