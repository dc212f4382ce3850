import type { EntityName } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  BusinessEntity,
  type BusinessRow,
  CustomerEntity,
  type CustomerRow,
  type InvoiceLineRow,
  type InvoiceRow,
  type QuoteLineRow,
  type QuoteRow,
} from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';

export type DocumentKind = 'quote' | 'invoice';
export type DocumentRow = QuoteRow | InvoiceRow;

/** The data of a document's mails and PDF. */
export interface DocumentFacts<Row extends DocumentRow = DocumentRow> {
  em: EntityManager;
  document: Row;
  lines: (QuoteLineRow | InvoiceLineRow)[];
  customer: CustomerRow;
  business: BusinessRow;
}

/** Returns a document as it is now; null if the business has no such document. */
export async function documentFacts<Row extends DocumentRow>(
  database: Database,
  businessId: string,
  id: string,
  entity: EntityName<Row>,
  linesOf: (work: { em: EntityManager }, id: string) => Promise<DocumentFacts['lines']>,
): Promise<DocumentFacts<Row> | null> {
  const em = database.em.fork();
  em.setFilterParams('business', { businessId });
  const document = (await em.findOne(entity, { id } as never)) as Row | null;
  if (!document) return null;
  return {
    em,
    document,
    lines: await linesOf({ em }, id),
    customer: await em.findOneOrFail(CustomerEntity, { id: document.customerId }),
    business: await em.findOneOrFail(BusinessEntity, { id: businessId }),
  };
}
