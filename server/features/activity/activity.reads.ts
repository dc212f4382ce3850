import { customerReads } from '#server/features/customers/index.ts';
import { invoiceReads } from '#server/features/invoices/index.ts';
import { quoteReads } from '#server/features/quotes/index.ts';
import { column, expression, one, type ReadShape } from '#server/platform/reads/shape.ts';
import { actorNameSql } from './actorName.ts';

export const activityReads: ReadShape = {
  table: 'activities',
  fields: {
    id: column('id'),
    type: column('type'),
    summary: column('summary'),
    actorName: expression(actorNameSql),
    occurredAt: column('occurred_at'),
    quote: one(() => quoteReads, 'quote_id'),
    invoice: one(() => invoiceReads, 'invoice_id'),
    customer: one(() => customerReads, 'customer_id'),
  },
};
