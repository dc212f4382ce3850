import { type BusinessRow, type CustomerRow, QuoteEntity, type QuoteRow } from '#db/entities/index.ts';
import { takeNumber } from '#server/features/business/index.ts';
import { type PricedDocument, writeQuoteLines } from '#server/features/lines/index.ts';
import { requireRoom } from '#server/features/plans/index.ts';
import { randomToken } from '#server/platform/auth/tokens.ts';
import type { Work } from '#server/platform/commands/work.ts';

interface NewQuote
  extends Pick<QuoteRow, 'travel' | 'depositCents' | 'validUntil' | 'terms' | 'notes'>,
    Partial<Pick<QuoteRow, 'externalId'>> {
  business: BusinessRow;
  customer: CustomerRow;
  priced: PricedDocument;
  /** A new one where left out. */
  id?: string;
}

/** Writes a draft under the next number and answers its id. Throws PLAN_LIMIT_REACHED. */
export async function addQuote(
  work: Work,
  { business, customer, priced: { lines, ...figures }, ...rest }: NewQuote,
): Promise<string> {
  await requireRoom(work, { document: 'QUOTES_PER_MONTH', customerId: customer.id });
  const quote = work.em.create(QuoteEntity, {
    ...rest,
    ...figures,
    businessId: work.businessId,
    customerId: customer.id,
    number: await takeNumber(work, 'quote', business.quotePrefix),
    status: 'DRAFT',
    portalToken: randomToken(),
    createdBy: work.memberId,
  });
  work.em.persist(quote);
  await writeQuoteLines(work, quote.id, lines);
  work.record({
    type: 'quote.created',
    summary: `Wrote quote ${quote.number} for ${customer.name}`,
    quoteId: quote.id,
    customerId: customer.id,
    after: { totalCents: quote.totalCents },
  });
  return quote.id;
}
