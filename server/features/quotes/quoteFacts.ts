import { QuoteEntity, type QuoteRow } from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';
import { type DocumentFacts, documentFacts } from '#server/features/lines/index.ts';
import { linesOf } from './quoteLines.ts';

export type QuoteFacts = DocumentFacts<QuoteRow>;

export const quoteFacts = (database: Database, businessId: string, id: string): Promise<QuoteFacts | null> =>
  documentFacts(database, businessId, id, QuoteEntity, linesOf);
