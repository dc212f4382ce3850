import { InvoiceEntity } from '#db/entities/index.ts';
import { quoteMachine } from '#domain/states/quote.ts';
import { isCounted } from '#domain/totals.ts';
import { createInvoiceFromQuote } from '#server/features/invoices/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { lockQuote } from '../lockQuote.ts';
import { linesOf } from '../quoteLines.ts';

/** Converts an accepted quote to an invoice and returns its id; returns the existing invoice if there is one. */
export async function convertQuoteToInvoice(work: Work, id: string): Promise<string> {
  const { quote } = await lockQuote(work, id);
  const earlier = await work.em.findOne(InvoiceEntity, { quoteId: id, status: { $ne: 'VOID' } });
  if (earlier) return earlier.id;
  const from = quote.status;
  quote.status = quoteMachine.next(from, 'convert');
  const invoiceId = await createInvoiceFromQuote(work, quote, (await linesOf(work, id)).filter(isCounted));
  work.record({
    type: 'quote.converted',
    summary: `Converted quote ${quote.number} to an invoice`,
    quoteId: id,
    invoiceId,
    customerId: quote.customerId,
    before: { status: from },
    after: { status: quote.status },
  });
  return invoiceId;
}
