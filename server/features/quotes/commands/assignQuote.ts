import { QuoteEntity } from '#db/entities/index.ts';
import { assign } from '#server/features/team/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Assigns a quote to a member, or removes the assignment. */
export async function assignQuote(work: Work, id: string, memberId: string | null): Promise<void> {
  const quote = await work.lock(QuoteEntity, id, 'quote');
  await assign(work, quote, memberId, {
    type: 'quote.assigned',
    name: `quote ${quote.number}`,
    quoteId: id,
    customerId: quote.customerId,
  });
}
