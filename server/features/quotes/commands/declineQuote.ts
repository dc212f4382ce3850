import type { DeclineQuote } from '#domain/inputs/portal.ts';
import { quoteMachine } from '#domain/states/quote.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { lockQuote } from '../lockQuote.ts';

/** Declines a quote for its customer. */
export async function declineQuote(work: Work, id: string, { reason }: Omit<DeclineQuote, 'token'>): Promise<void> {
  const { quote } = await lockQuote(work, id);
  const from = quote.status;
  quote.status = quoteMachine.next(from, 'decline');
  work.em.assign(quote, { declineReason: reason ?? null, decidedAt: work.now });
  await work.enqueue('mail.quoteDecided', { businessId: work.businessId, quoteId: id });
  work.record({
    type: 'quote.declined',
    summary: `Quote ${quote.number} was declined`,
    quoteId: id,
    customerId: quote.customerId,
    before: { status: from },
    after: { status: quote.status, reason },
  });
}
