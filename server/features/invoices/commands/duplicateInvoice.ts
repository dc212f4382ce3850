import { LockMode } from '@mikro-orm/core';
import { InvoiceEntity, type InvoiceRow, QuoteEntity } from '#db/entities/index.ts';
import { addDocument, copyOf } from '#server/features/lines/index.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { asBilled, linesOf } from '../invoiceLines.ts';

/** Writes the same bill to the same customer as a new draft and returns its id. */
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

/** The copy of a voided invoice takes its place with the quote that it was made from, unless another one has. */
async function quoteToTakeOver(work: Work, { status, quoteId }: InvoiceRow): Promise<string | null> {
  if (status !== 'VOID' || !quoteId) return null;
  // Of an invoice that is theirs the quote need not be.
  await work.em.findOneOrFail(QuoteEntity, { id: quoteId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const successor = await work.em.findOne(InvoiceEntity, { quoteId, status: { $ne: 'VOID' } });
  return successor ? null : quoteId;
}
