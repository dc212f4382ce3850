import { quoteMachine } from '#domain/states/quote.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { lockQuote } from '../lockQuote.ts';

/** Marks a quote as viewed, the first time that its customer opens what was sent. One past its last day expires instead. */
export async function viewQuote(work: Work, id: string): Promise<void> {
  const { quote } = await lockQuote(work, id);
  if (!quoteMachine.can(quote.status, 'view')) return;
  quote.status = quoteMachine.next(quote.status, 'view');
  quote.viewedAt = work.now;
  work.record({
    type: 'quote.viewed',
    summary: `Quote ${quote.number} was opened`,
    quoteId: id,
    customerId: quote.customerId,
  });
}
