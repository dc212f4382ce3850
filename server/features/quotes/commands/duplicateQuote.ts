import { QuoteEntity } from '#db/entities/index.ts';
import { addDays, todayIn } from '#domain/dates.ts';
import { workingDeposit } from '#domain/onlinePayment.ts';
import { addDocument, asTyped, copyOf } from '#server/features/lines/index.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { linesOf } from '../quoteLines.ts';

/** Copies a quote to a new draft for the same customer, valid from today, and returns its id. */
export function duplicateQuote(work: Work, quoteId: string, idempotencyKey?: string | null): Promise<string> {
  return oncePerKey(work, 'duplicateQuote', { quoteId, idempotencyKey }, async (id) => {
    const quote = await work.find(QuoteEntity, quoteId, 'quote');
    const copy = await copyOf(work, quote, (await linesOf(work, quoteId)).map(asTyped));
    await addDocument(work, 'quote', {
      id,
      ...copy,
      travel: quote.travel,
      depositCents: workingDeposit(quote.depositCents, copy.priced.totalCents),
      validUntil: addDays(todayIn(copy.business.timeZone, work.now), copy.business.quoteValidDays),
      terms: quote.terms,
      notes: quote.notes,
    });
  });
}
