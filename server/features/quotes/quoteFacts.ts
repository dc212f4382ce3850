import type { EntityManager } from '@mikro-orm/postgresql';
import {
  BusinessEntity,
  type BusinessRow,
  CustomerEntity,
  type CustomerRow,
  QuoteEntity,
  QuoteLineEntity,
  type QuoteLineRow,
  type QuoteRow,
} from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';

/** All that a mail or a paper says of a quote. */
export interface QuoteFacts {
  em: EntityManager;
  quote: QuoteRow;
  lines: QuoteLineRow[];
  customer: CustomerRow;
  business: BusinessRow;
}

/** A quote as it is now; null where the business has none such. */
export async function quoteFacts(database: Database, businessId: string, id: string): Promise<QuoteFacts | null> {
  const em = database.em.fork();
  em.setFilterParams('business', { businessId });
  const quote = await em.findOne(QuoteEntity, { id });
  if (!quote) return null;
  return {
    em,
    quote,
    lines: await em.find(QuoteLineEntity, { quoteId: id }, { orderBy: { position: 'asc' } }),
    customer: await em.findOneOrFail(CustomerEntity, { id: quote.customerId }),
    business: await em.findOneOrFail(BusinessEntity, { id: businessId }),
  };
}
