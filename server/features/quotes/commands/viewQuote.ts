import { quoteMachine } from '#domain/states/quote.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { lockQuote } from '../lockQuote.ts';

/** Marks a quote as viewed when its customer first opens a revision. A quote past its last day expires instead. */
export async function viewQuote(work: Work, id: string): Promise<void> {
  const { quote } = await lockQuote(work, id);
  if (!quoteMachine.can(quote.status, 'view')) return;
  const from = quote.status;
  quote.status = quoteMachine.next(from, 'view');
  quote.viewedAt = work.now;
  work.record({
    type: 'quote.viewed',
    summary: `Quote ${quote.number} was viewed`,
    quoteId: id,
    customerId: quote.customerId,
    before: { status: from },
    after: { status: quote.status },
  });
}
