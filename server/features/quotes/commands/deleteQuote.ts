import { quoteMachine } from '#domain/states/quote.ts';
import { releaseNumber } from '#server/features/business/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { lockQuote } from '../lockQuote.ts';

/** Deletes a draft; the next quote gets its number. */
export async function deleteQuote(work: Work, id: string): Promise<void> {
  const { quote } = await lockQuote(work, id);
  quoteMachine.next(quote.status, 'delete');
  work.em.remove(quote);
  await releaseNumber(work, 'quote', quote.number);
  work.record({
    type: 'quote.deleted',
    summary: `Deleted draft quote ${quote.number}`,
    quoteId: id,
    customerId: quote.customerId,
    before: { status: quote.status, totalCents: quote.totalCents },
  });
}
