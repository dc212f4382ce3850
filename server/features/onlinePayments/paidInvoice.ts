import { CheckoutEntity, InvoiceEntity, type InvoiceRow, QuoteEntity } from '#db/entities/index.ts';
import { issueInvoice } from '#server/features/invoices/index.ts';
import { convertQuoteToInvoice } from '#server/features/quotes/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/**
 * The invoice that the money of a checkout stands on, locked. A deposit's is what its quote became, and what it becomes
 * with the first money: as when the professional converts it, and issued, without a mail of its own beside the receipt.
 * Undefined for a deposit that brought no money.
 */
export async function lockPaidInvoice(
  work: Work,
  checkoutId: string,
  { isMoney }: { isMoney: boolean },
): Promise<InvoiceRow | undefined> {
  const { invoiceId, quoteId } = await work.find(CheckoutEntity, checkoutId, 'checkout');
  if (invoiceId) return work.lock(InvoiceEntity, invoiceId, 'invoice');
  if (!quoteId || !isMoney) return undefined;
  // Two reports at once make one invoice: the second waits here, and finds what the first one made.
  await work.lock(QuoteEntity, quoteId, 'quote');
  const checkout = await work.lock(CheckoutEntity, checkoutId, 'checkout');
  checkout.invoiceId ??= await invoiceOfQuote(work, quoteId);
  const invoice = await work.lock(InvoiceEntity, checkout.invoiceId, 'invoice');
  if (invoice.status === 'DRAFT') await issueWithDeposit(work, invoice);
  return invoice;
}

/** Of a quote whose invoices were all voided the latest: what comes late is seen there as a credit. */
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
