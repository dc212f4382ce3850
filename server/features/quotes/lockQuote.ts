import { BusinessEntity, type BusinessRow, QuoteEntity, type QuoteRow } from '#db/entities/index.ts';
import { todayIn } from '#domain/dates.ts';
import { quoteHasLapsed, quoteMachine } from '#domain/states/quote.ts';
import type { Work } from '#server/platform/commands/work.ts';

interface LockedQuote {
  quote: QuoteRow;
  business: BusinessRow;
  /** Today in the business's time zone. */
  today: string;
}

/**
 * Locks a quote until the transaction ends. Expires one past its last day, so that it cannot be accepted before the
 * scheduled job runs. Throws NOT_FOUND.
 */
export async function lockQuote(work: Work, id: string): Promise<LockedQuote> {
  const quote = await work.lock(QuoteEntity, id, 'quote');
  const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  const today = todayIn(business.timeZone, work.now);
  if (quoteHasLapsed(quote, today)) expire(work, quote);
  return { quote, business, today };
}

function expire(work: Work, quote: QuoteRow): void {
  const from = quote.status;
  quote.status = quoteMachine.next(from, 'expire');
  work.record({
    type: 'quote.expired',
    summary: `Quote ${quote.number} expired`,
    byItself: true,
    quoteId: quote.id,
    customerId: quote.customerId,
    before: { status: from },
    after: { status: quote.status },
  });
}
