import { customerReads } from '#server/features/customers/index.ts';
import { invoiceReads } from '#server/features/invoices/index.ts';
import { quoteReads } from '#server/features/quotes/index.ts';
import { column, expression, oneOrNone, type ReadShape } from '#server/platform/reads/shape.ts';

export const activityReads: ReadShape = {
  table: 'activities',
  fields: {
    id: column('id'),
    type: column('type'),
    summary: column('summary'),
    actorName: expression(
      (t) => `case ${t}.actor_kind
        when 'MEMBER' then (select u.full_name from users u where u.id = ${t}.actor_id)
        when 'API_KEY' then (select 'API key ' || k.name from api_keys k where k.business_id = ${t}.business_id and k.id = ${t}.actor_id)
        when 'CUSTOMER' then (select c.name from customers c where c.business_id = ${t}.business_id and c.id = ${t}.customer_id)
      end`,
    ),
    occurredAt: column('occurred_at'),
    quote: oneOrNone(() => quoteReads, 'quote_id'),
    invoice: oneOrNone(() => invoiceReads, 'invoice_id'),
    customer: oneOrNone(() => customerReads, 'customer_id'),
  },
};
