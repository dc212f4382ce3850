import { QuoteEntity } from '#db/entities/index.ts';
import { requireColleague } from '#server/features/team/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Gives a quote to somebody of the team, who then sees it as their own; null takes it back. */
export async function assignQuote(work: Work, id: string, memberId: string | null): Promise<void> {
  const quote = await work.lock(QuoteEntity, id, 'quote');
  const colleague = memberId === null ? null : await requireColleague(work, memberId);
  const before = { assignedTo: quote.assignedTo ?? null };
  if (before.assignedTo === (colleague?.id ?? null)) return;
  quote.assignedTo = colleague?.id ?? null;
  work.record({
    type: 'quote.assigned',
    summary: colleague
      ? `Assigned quote ${quote.number} to ${colleague.fullName}`
      : `Took the assignment of quote ${quote.number} back`,
    quoteId: id,
    customerId: quote.customerId,
    before,
    after: { assignedTo: quote.assignedTo },
  });
}
