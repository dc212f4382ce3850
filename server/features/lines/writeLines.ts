import { InvoiceLineEntity, QuoteLineEntity, ServiceEntity } from '#db/entities/index.ts';
import { notFound } from '#server/core/errors.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { PricedLine } from './priceDocument.ts';

/** Replaces the lines of a quote. */
export async function writeQuoteLines(work: Work, quoteId: string, lines: readonly PricedLine[]): Promise<void> {
  await requireOwnServices(work, lines);
  await work.em.nativeDelete(QuoteLineEntity, { quoteId });
  for (const line of lines)
    work.em.persist(work.em.create(QuoteLineEntity, { ...line, quoteId, businessId: work.businessId }));
}

/** Replaces the lines of an invoice. */
export async function writeInvoiceLines(work: Work, invoiceId: string, lines: readonly PricedLine[]): Promise<void> {
  await requireOwnServices(work, lines);
  await work.em.nativeDelete(InvoiceLineEntity, { invoiceId });
  for (const line of lines)
    work.em.persist(work.em.create(InvoiceLineEntity, { ...line, invoiceId, businessId: work.businessId }));
}

/** Throws NOT_FOUND for a line whose service is not on the business's price list; archived services count. */
async function requireOwnServices(work: Work, lines: readonly PricedLine[]): Promise<void> {
  const ids = new Set(lines.flatMap(({ serviceId }) => serviceId?.toLowerCase() ?? []));
  if (ids.size === 0) return;
  const found = await work.em.count(ServiceEntity, { id: { $in: [...ids] } });
  if (found < ids.size) throw notFound('entry of the price list');
}
