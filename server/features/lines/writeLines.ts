import { InvoiceLineEntity, QuoteLineEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { PricedLine } from './priceDocument.ts';

/** Puts these lines in the place of whatever lines the quote had. */
export async function writeQuoteLines(work: Work, quoteId: string, lines: readonly PricedLine[]): Promise<void> {
  await work.em.nativeDelete(QuoteLineEntity, { quoteId });
  for (const line of lines)
    work.em.persist(work.em.create(QuoteLineEntity, { ...line, quoteId, businessId: work.businessId }));
}

/** Puts these lines in the place of whatever lines the invoice had. */
export async function writeInvoiceLines(work: Work, invoiceId: string, lines: readonly PricedLine[]): Promise<void> {
  await work.em.nativeDelete(InvoiceLineEntity, { invoiceId });
  for (const line of lines)
    work.em.persist(work.em.create(InvoiceLineEntity, { ...line, invoiceId, businessId: work.businessId }));
}
