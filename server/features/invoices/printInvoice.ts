import { QuoteEntity } from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';
import { withTenant } from '#db/tenancy/tenantContext.ts';
import { todayIn } from '#domain/dates.ts';
import { notFound } from '#server/core/errors.ts';
import { letterhead } from '#server/features/business/index.ts';
import { requireVisible } from '#server/platform/auth/rowVisibility.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import type { MailAttachment } from '#server/platform/mail/mail.ts';
import { renderPdf } from '#server/platform/pdf/renderPdf.ts';
import { type InvoiceFacts, invoiceFacts } from './invoiceFacts.ts';
import { InvoicePdf } from './pdf/InvoicePdf.tsx';

/** The paper of the invoice with this id. Throws NOT_FOUND. */
export const invoicePdf = (database: Database, scope: Scope, id: string): Promise<MailAttachment> =>
  withTenant(scope.businessId, async () => {
    await requireVisible(database.em.getKysely(), scope, { table: 'invoices', id, thing: 'invoice' });
    const facts = await invoiceFacts(database, scope.businessId, id);
    if (!facts) throw notFound('invoice');
    return printInvoice(facts);
  });

/** An invoice on paper, as its customer gets it. */
export async function printInvoice(facts: InvoiceFacts): Promise<MailAttachment> {
  const { em, invoice, lines, payments, customer, business, balanceCents, overdue } = facts;
  const content = await renderPdf(InvoicePdf, {
    number: invoice.number,
    status: invoice.status,
    overdue,
    business: await letterhead(em, business),
    customer: {
      name: customer.name,
      address: customer.address ?? null,
      email: customer.email ?? null,
      phone: customer.phone ?? null,
    },
    lines,
    travelExplanation: await travelExplanation(facts),
    subtotalCents: invoice.subtotalCents,
    discountCents: invoice.discountCents,
    taxRate: invoice.taxRate,
    taxCents: invoice.taxCents,
    totalCents: invoice.totalCents,
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
    terms: invoice.terms ?? null,
    // For the business alone.
    notes: null,
    updatedAt: invoice.updatedAt.toISOString(),
  });
  // A prefix may hold what no file name can.
  const filename = `${invoice.number.replace(/[^\w.-]+/g, '-')}.pdf`;
  return { filename, contentType: 'application/pdf', content };
}

/** Travel is worked out in quotes: it explains an invoice as long as that still charges its fee. */
async function travelExplanation({ em, invoice: { quoteId }, lines }: InvoiceFacts): Promise<string | null> {
  const quote = quoteId ? await em.findOne(QuoteEntity, { id: quoteId }) : null;
  const travel = quote?.travel;
  const isCharged = lines.some(({ type, totalCents }) => type === 'TRAVEL' && totalCents === travel?.feeCents);
  return travel && isCharged ? travel.explanation : null;
}
