import type { EntityName } from '@mikro-orm/core';
import {
  type BusinessRow,
  type CustomerRow,
  InvoiceEntity,
  type InvoiceRow,
  QuoteEntity,
  type QuoteRow,
} from '#db/entities/index.ts';
import { takeNumber } from '#server/features/business/index.ts';
import { requireRoom } from '#server/features/subscription/index.ts';
import { randomToken } from '#server/platform/auth/tokens.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { DocumentKind, DocumentRow } from './documentFacts.ts';
import type { PricedDocument } from './priceDocument.ts';
import { writeInvoiceLines, writeQuoteLines } from './writeLines.ts';

interface NewDocument {
  business: BusinessRow;
  customer: CustomerRow;
  priced: PricedDocument;
  /** A new one if omitted. */
  id?: string;
  externalId?: string | null;
  /** The member responsible, if not only the one who creates it. */
  assignedTo?: string | null;
}

/** The columns of each kind that its caller sets. */
interface OwnColumns {
  quote: Pick<QuoteRow, 'travel' | 'depositCents' | 'validUntil' | 'terms' | 'notes'>;
  invoice: Pick<InvoiceRow, 'dueDate' | 'terms' | 'notes' | 'quoteId'>;
}

const KINDS = {
  quote: { entity: QuoteEntity, limit: 'QUOTES_PER_MONTH', prefix: 'quotePrefix', writeLines: writeQuoteLines },
  invoice: {
    entity: InvoiceEntity,
    limit: 'INVOICES_PER_MONTH',
    prefix: 'invoicePrefix',
    writeLines: writeInvoiceLines,
  },
} as const;

/** Creates a draft with the next number and returns its id. Throws PLAN_LIMIT_REACHED. */
export async function addDocument<Kind extends DocumentKind>(
  work: Work,
  kind: Kind,
  { business, customer, priced: { lines, ...figures }, ...columns }: NewDocument & OwnColumns[Kind],
): Promise<string> {
  const { entity, limit, prefix, writeLines } = KINDS[kind];
  await requireRoom(work, { document: limit, customerId: customer.id });
  // The ORM types rows of one entity only; `columns` and `figures` are checked by their own types.
  const document = work.em.create(
    entity as EntityName<DocumentRow>,
    {
      ...columns,
      ...figures,
      businessId: work.businessId,
      customerId: customer.id,
      number: await takeNumber(work, kind, business[prefix]),
      status: 'DRAFT',
      portalToken: randomToken(),
      createdBy: work.memberId,
    } as never,
  );
  work.em.persist(document);
  await writeLines(work, document.id, lines);
  work.record({
    type: `${kind}.created`,
    summary: `Created ${kind} ${document.number} for ${customer.name}`,
    [`${kind}Id`]: document.id,
    customerId: customer.id,
    after: { totalCents: document.totalCents },
  });
  return document.id;
}
