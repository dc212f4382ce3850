import { BusinessEntity, type BusinessRow, QuoteEntity, type QuoteRow } from '#db/entities/index.ts';
import { todayIn } from '#domain/dates.ts';
import { quoteHasLapsed, quoteMachine } from '#domain/states/quote.ts';
import type { Work } from '#server/platform/commands/work.ts';

interface LockedQuote {
  quote: QuoteRow;
  business: BusinessRow;
  /** The day that it is for the business. */
  today: string;
}

/**
 * The quote, locked until the transaction ends. One that is past its last day expires here at the latest, so that nobody
 * accepts it before the scheduled job has come by. Throws NOT_FOUND.
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
