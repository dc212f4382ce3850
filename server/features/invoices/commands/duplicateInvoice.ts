import { LockMode } from '@mikro-orm/core';
import { InvoiceEntity, type InvoiceRow, QuoteEntity } from '#db/entities/index.ts';
import { addDocument, copyOf } from '#server/features/lines/index.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { asBilled, linesOf } from '../invoiceLines.ts';

/** Copies an invoice to a new draft for the same customer and returns its id. */
export function duplicateInvoice(work: Work, invoiceId: string, idempotencyKey?: string | null): Promise<string> {
  return oncePerKey(work, 'duplicateInvoice', { invoiceId, idempotencyKey }, async (id) => {
    const invoice = await work.find(InvoiceEntity, invoiceId, 'invoice');
    const copy = await copyOf(work, invoice, (await linesOf(work, invoiceId)).map(asBilled));
    await addDocument(work, 'invoice', {
      id,
      ...copy,
      quoteId: await quoteToTakeOver(work, invoice),
      dueDate: null,
      terms: invoice.terms,
      notes: invoice.notes,
    });
  });
}

/** The copy of a voided invoice replaces it as the quote's invoice, unless another one already does. */
async function quoteToTakeOver(work: Work, { status, quoteId }: InvoiceRow): Promise<string | null> {
  if (status !== 'VOID' || !quoteId) return null;
  // An invoice can be the member's own while its quote is not.
  await work.em.findOneOrFail(QuoteEntity, { id: quoteId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const successor = await work.em.findOne(InvoiceEntity, { quoteId, status: { $ne: 'VOID' } });
  return successor ? null : quoteId;
}
