import { sql } from 'kysely';
import { todayIn } from '#domain/dates.ts';
import { type QuoteStatus, quoteHasLapsed } from '#domain/states/quote.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { JobServices } from '#server/platform/worker/worker.ts';
import { lockQuote } from '../lockQuote.ts';

interface WaitingQuote {
  id: string;
  businessId: string;
  status: QuoteStatus;
  validUntil: string;
  timeZone: string;
}

/** Expires every quote whose last day has passed in its business's time zone. */
export async function expireQuotes({
  database,
  commands,
  log,
}: Pick<JobServices, 'database' | 'commands' | 'log'>): Promise<void> {
  // Tomorrow in UTC is the latest day anywhere. The expression is that of the index quotes_lapsing.
  const { rows } = await sql<WaitingQuote>`
    select q.id, q.business_id as "businessId", q.status, q.valid_until::text as "validUntil", b.time_zone as "timeZone"
    from quotes q join businesses b on b.id = q.business_id
    where case when q.status in ('SENT', 'VIEWED') then q.valid_until end < (now() at time zone 'UTC')::date + 1
  `.execute(database.em.getKysely());
  for (const quote of rows) {
    const { id, businessId } = quote;
    if (!quoteHasLapsed(quote, todayIn(quote.timeZone))) continue;
    // An error with one quote does not stop the others.
    await commands
      .run({ kind: 'system', businessId }, expireQuote, id)
      .catch((error) => log.error({ err: error, businessId, quoteId: id }, 'a quote could not be expired'));
  }
}

/** Locking a quote that is past its last day expires it. */
async function expireQuote(work: Work, id: string): Promise<void> {
  await lockQuote(work, id);
}
