import { firstDayInSightSql } from '#server/platform/plan/retention.ts';
import { expression, type ReadShape } from '#server/platform/reads/shape.ts';

/** Of what is kept as rows are written (docs/decisions/0015): the sum over the tallies `y` that meet the condition. */
const tallied = (t: string, what: 'count' | 'cents', kind: string, where: string) => `(
  select coalesce(sum(y.${what}), 0)::bigint from tallies y
  where y.business_id = ${t}.id and y.kind = '${kind}' and ${where})`;

const day = (t: string) => `(now() at time zone ${t}.time_zone)::date`;

/** What is owed never ages. */
const owed = (t: string, what: 'count' | 'cents') =>
  tallied(t, what, 'invoices', `y.ends_on = '-infinity' and y.aged_on = 'infinity'`);
/** The days to come are few, those gone by are not: what is late is what is owed less what is not due yet. */
const overdue = (t: string, what: 'count' | 'cents') =>
  `(${owed(t, what)} - ${tallied(t, what, 'invoices', `y.ends_on >= ${day(t)}`)})`;
const waiting = (t: string, what: 'count' | 'cents') =>
  tallied(t, what, 'quotes', `y.ends_on >= ${day(t)} and y.aged_on >= ${firstDayInSightSql(`${t}.id`)}`);
const sinceMonthBegan = (t: string) => `y.ends_on >= date_trunc('month', now() at time zone ${t}.time_zone)::date`;

const any = (...kinds: string[]) => {
  const listed = kinds.map((kind) => `'${kind}'`).join(', ');
  return (t: string) => `exists (select from tallies y
    where y.business_id = ${t}.id and y.kind in (${listed}) and y.count > 0)`;
};

/** Each figure is worked out only where it is asked for. */
export const todayReads: ReadShape = {
  table: 'businesses',
  fields: {
    owedCents: expression((t) => owed(t, 'cents')),
    overdueCents: expression((t) => overdue(t, 'cents')),
    overdueCount: expression((t) => overdue(t, 'count')),
    openCount: expression((t) => owed(t, 'count')),
    quotesWaitingCount: expression((t) => waiting(t, 'count')),
    quotesWaitingCents: expression((t) => waiting(t, 'cents')),
    paidThisMonthCents: expression(
      (t) =>
        `(${tallied(t, 'cents', 'payments', sinceMonthBegan(t))} - ${tallied(t, 'cents', 'refunds', sinceMonthBegan(t))})`,
    ),
    hasCustomers: expression(any('customers', 'archived customers')),
    hasQuotes: expression(any('quotes')),
    hasSentQuote: expression(
      // In their order: where any row would do, PostgreSQL may take the table's first, and read them all for none.
      (t) => `(select true from quotes x where x.business_id = ${t}.id and x.sent_at is not null
        order by x.created_at, x.id limit 1) is not null`,
    ),
    hasInvoices: expression(any('invoices')),
    hasPayments: expression(any('payments', 'disputes')),
  },
};
