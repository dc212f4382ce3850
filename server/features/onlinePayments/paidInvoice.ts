import { CheckoutEntity, InvoiceEntity, type InvoiceRow, QuoteEntity } from '#db/entities/index.ts';
import { issueInvoice } from '#server/features/invoices/index.ts';
import { convertQuoteToInvoice } from '#server/features/quotes/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/**
 * Returns the invoice that a checkout pays, locked. For a deposit it is the quote's invoice: the first received money
 * converts the quote and issues the invoice without a mail, because the receipt is sent. Undefined for a deposit
 * without money.
 */
export async function lockPaidInvoice(
  work: Work,
  checkoutId: string,
  { isMoney }: { isMoney: boolean },
): Promise<InvoiceRow | undefined> {
  const { invoiceId, quoteId } = await work.find(CheckoutEntity, checkoutId, 'checkout');
  if (invoiceId) return work.lock(InvoiceEntity, invoiceId, 'invoice');
  if (!quoteId || !isMoney) return undefined;
  // Serializes concurrent reports, so that they create one invoice.
  await work.lock(QuoteEntity, quoteId, 'quote');
  const checkout = await work.lock(CheckoutEntity, checkoutId, 'checkout');
  checkout.invoiceId ??= await invoiceOfQuote(work, quoteId);
  const invoice = await work.lock(InvoiceEntity, checkout.invoiceId, 'invoice');
  if (invoice.status === 'DRAFT') await issueWithDeposit(work, invoice);
  return invoice;
}

/**
 * Returns the invoice of a quote, converting the quote if needed. If all its invoices were voided, returns the latest,
 * on which the payment becomes a credit.
 */
async function invoiceOfQuote(work: Work, quoteId: string): Promise<string> {
  const invoices = await work.em.find(InvoiceEntity, { quoteId }, { orderBy: { id: 'desc' } });
  const [latest] = invoices;
  if (latest && invoices.every(({ status }) => status === 'VOID')) return latest.id;
  return convertQuoteToInvoice(work, quoteId);
}

async function issueWithDeposit(work: Work, invoice: InvoiceRow): Promise<void> {
  await issueInvoice(work, invoice);
  work.record({
    type: 'invoice.sent',
    summary: `Issued invoice ${invoice.number} with its deposit`,
    byItself: true,
    invoiceId: invoice.id,
    customerId: invoice.customerId,
    before: { status: 'DRAFT' },
    after: { status: invoice.status, dueDate: invoice.dueDate },
  });
}
