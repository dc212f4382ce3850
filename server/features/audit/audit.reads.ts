import { actorNameSql } from '#server/features/activity/index.ts';
import { customerReads } from '#server/features/customers/index.ts';
import { invoiceReads } from '#server/features/invoices/index.ts';
import { quoteReads } from '#server/features/quotes/index.ts';
import { column, computedFrom, expression, oneOrNone, type ReadShape } from '#server/platform/reads/shape.ts';

/** Of the link that chains it to the entry before. */
export const linkSql = (t: string, value: string) =>
  `(select ${value} from audit_links l where l.business_id = ${t}.business_id and l.activity_id = ${t}.id)`;

/** A change with the time zone that its instants are told in. */
export const recordedChangeSql = (t: string) => `json_build_object('before', ${t}.before, 'after', ${t}.after,
    'timeZone', (select b.time_zone from businesses b where b.id = ${t}.business_id))`;

export const auditReads: ReadShape = {
  table: 'activities',
  fields: {
    id: column('id'),
    number: expression((t) => linkSql(t, 'l.number')),
    hash: expression((t) => linkSql(t, "encode(l.hash, 'hex')")),
    type: column('type'),
    summary: column('summary'),
    actorKind: column('actor_kind'),
    actorId: column('actor_id'),
    actorName: expression(actorNameSql),
    occurredAt: column('occurred_at'),
    address: column('address'),
    device: computedFrom('user_agent'),
    requestId: column('request_id'),
    changes: expression(recordedChangeSql),
    quote: oneOrNone(() => quoteReads, 'quote_id'),
    invoice: oneOrNone(() => invoiceReads, 'invoice_id'),
    customer: oneOrNone(() => customerReads, 'customer_id'),
  },
};
