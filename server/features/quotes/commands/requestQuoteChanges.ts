import type { RequestChanges } from '#domain/inputs/portal.ts';
import { quoteMachine } from '#domain/states/quote.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { lockQuote } from '../lockQuote.ts';

/** Requests changes to a quote for its customer; sending it again makes a new revision. */
export async function requestQuoteChanges(
  work: Work,
  id: string,
  { message }: Omit<RequestChanges, 'token'>,
): Promise<void> {
  const { quote } = await lockQuote(work, id);
  const from = quote.status;
  quote.status = quoteMachine.next(from, 'requestChanges');
  work.em.assign(quote, { changeRequest: message, decidedAt: work.now });
  await work.enqueue('mail.quoteDecided', { businessId: work.businessId, quoteId: id });
  work.record({
    type: 'quote.changes_requested',
    summary: `Changes to quote ${quote.number} were requested`,
    quoteId: id,
    customerId: quote.customerId,
    before: { status: from },
    after: { status: quote.status, changeRequest: message },
  });
}
