import { quoteReads } from '#server/features/quotes/index.ts';
import { inSightSql } from '#server/platform/plan/retention.ts';
import { expression, type ReadShape } from '#server/platform/reads/shape.ts';

const openInvoices = (t: string) =>
  `from invoices i where i.business_id = ${t}.id and i.status in ('SENT', 'VIEWED', 'PARTIAL') and i.balance_cents > 0`;
const overdueInvoices = (t: string) => `${openInvoices(t)} and i.due_date < (now() at time zone ${t}.time_zone)::date`;
const waitingQuotes = (t: string) =>
  `from quotes q where q.business_id = ${t}.id and q.status in ('SENT', 'VIEWED') and ${inSightSql(quoteReads, `${t}.id`, 'q')}
    and coalesce(q.valid_until >= (now() at time zone ${t}.time_zone)::date, true)`;
const receivedThisMonth = (t: string) =>
  `from payments p where p.business_id = ${t}.id and p.status in ('SUCCEEDED', 'PARTLY_REFUNDED')
    and p.received_at >= date_trunc('month', now() at time zone ${t}.time_zone) at time zone ${t}.time_zone`;
const any =
  (table: string, where = '') =>
  (t: string) =>
    `exists (select from ${table} x where x.business_id = ${t}.id ${where})`;

/** Each figure is worked out only where it is asked for, from an index that holds no more than what is open. */
export const todayReads: ReadShape = {
  table: 'businesses',
  fields: {
    owedCents: expression((t) => `(select coalesce(sum(i.balance_cents), 0)::bigint ${openInvoices(t)})`),
    overdueCents: expression((t) => `(select coalesce(sum(i.balance_cents), 0)::bigint ${overdueInvoices(t)})`),
    overdueCount: expression((t) => `(select count(*) ${overdueInvoices(t)})`),
    openCount: expression((t) => `(select count(*) ${openInvoices(t)})`),
    quotesWaitingCount: expression((t) => `(select count(*) ${waitingQuotes(t)})`),
    quotesWaitingCents: expression((t) => `(select coalesce(sum(q.total_cents), 0)::bigint ${waitingQuotes(t)})`),
    paidThisMonthCents: expression(
      (t) => `(select coalesce(sum(p.amount_cents - p.refunded_cents), 0)::bigint ${receivedThisMonth(t)})`,
    ),
    hasCustomers: expression(any('customers')),
    hasQuotes: expression(any('quotes')),
    hasSentQuote: expression(any('quotes', 'and x.sent_at is not null')),
    hasInvoices: expression(any('invoices')),
    hasPayments: expression(any('payments', "and x.status <> 'VOIDED'")),
  },
};
