import type { Sight } from '#server/platform/auth/sight.ts';
import { firstDayInSightOf } from '#server/platform/plan/retention.ts';
import { type Beside, expression, type ReadShape } from '#server/platform/reads/shape.ts';

/** Of what is kept as rows are written (docs/decisions/0015): the sums over the tallies `y` that meet the condition. */
const tallied = (t: string, kind: string, where: string) =>
  `select coalesce(sum(y.cents), 0)::bigint as cents, coalesce(sum(y.count), 0)::bigint as count
  from tallies y where y.business_id = ${t}.id and y.kind = '${kind}' and ${where}`;

const day = (t: string) => `(now() at time zone ${t}.time_zone)::date`;

/** What was received this month, less what was given back of it. */
const kept = (
  t: string,
) => `select coalesce(sum(case y.kind when 'payments' then y.cents else -y.cents end), 0)::bigint as cents
  from tallies y where y.business_id = ${t}.id and y.kind in ('payments', 'refunds')
    and y.ends_on >= date_trunc('month', now() at time zone ${t}.time_zone)::date`;

const any = (t: string, kinds: string[]) => {
  const listed = kinds.map((kind) => `'${kind}'`).join(', ');
  return `exists (select from tallies y
    where y.business_id = ${t}.id and y.kind in (${listed}) and y.count > 0)`;
};

type Table = 'customers' | 'quotes' | 'invoices' | 'payments';

/** Of rows, as who asks sees them. What is kept is of all: who sees but their own is counted for. */
const counted = (t: string, sight: Sight, table: Table, where: string) =>
  `(select count(*) from ${table} x where x.business_id = ${t}.id and ${where} and ${sight.counted(table, 'x')})`;
const exist = (t: string, sight: Sight, table: Table, where = 'true') =>
  `exists (select from ${table} x where x.business_id = ${t}.id and ${where} and ${sight.counted(table, 'x')})`;

const isOwed = "x.aged_on = 'infinity'";
const isWaiting = (t: string) =>
  `x.status in ('SENT', 'VIEWED') and coalesce(x.valid_until, 'infinity') >= ${day(t)} and x.aged_on >= ${firstDayInSightOf(t)}`;

/** A sum over everybody's work is revenue. */
const revenue = (sql: (beside: Beside) => string) =>
  expression((_t, sight, beside) => (sight.reach('reports.read') ? sql(beside) : 'null::bigint'));

/** Each figure is worked out only where it is asked for. */
export const todayReads: ReadShape = {
  table: 'businesses',
  beside: {
    // What is owed never ages.
    owed: (t) => tallied(t, 'invoices', `y.ends_on = '-infinity' and y.aged_on = 'infinity'`),
    not_due: (t) => tallied(t, 'invoices', `y.ends_on >= ${day(t)}`),
    waiting: (t) => tallied(t, 'quotes', `y.ends_on >= ${day(t)} and y.aged_on >= ${firstDayInSightOf(t)}`),
    kept,
  },
  fields: {
    owedCents: revenue((beside) => `${beside('owed')}.cents`),
    // The days to come are few, those gone by are not: what is late is what is owed less what is not due yet.
    overdueCents: revenue((beside) => `${beside('owed')}.cents - ${beside('not_due')}.cents`),
    overdueCount: expression((t, sight, beside) =>
      sight.seesAll('invoices')
        ? `${beside('owed')}.count - ${beside('not_due')}.count`
        : counted(t, sight, 'invoices', `${isOwed} and x.due_date < ${day(t)}`),
    ),
    openCount: expression((t, sight, beside) =>
      sight.seesAll('invoices') ? `${beside('owed')}.count` : counted(t, sight, 'invoices', isOwed),
    ),
    quotesWaitingCount: expression((t, sight, beside) =>
      sight.seesAll('quotes') ? `${beside('waiting')}.count` : counted(t, sight, 'quotes', isWaiting(t)),
    ),
    quotesWaitingCents: revenue((beside) => `${beside('waiting')}.cents`),
    paidThisMonthCents: revenue((beside) => `${beside('kept')}.cents`),
    hasCustomers: expression((t, sight) =>
      sight.seesAll('customers') ? any(t, ['customers', 'archived customers']) : exist(t, sight, 'customers'),
    ),
    hasQuotes: expression((t, sight) => (sight.seesAll('quotes') ? any(t, ['quotes']) : exist(t, sight, 'quotes'))),
    hasSentQuote: expression((t, sight) =>
      sight.seesAll('quotes')
        ? // In their order: where any row would do, PostgreSQL may take the table's first, and read them all for none.
          `(select true from quotes x where x.business_id = ${t}.id and x.sent_at is not null
        order by x.created_at, x.id limit 1) is not null`
        : exist(t, sight, 'quotes', 'x.sent_at is not null'),
    ),
    hasInvoices: expression((t, sight) =>
      sight.seesAll('invoices') ? any(t, ['invoices']) : exist(t, sight, 'invoices'),
    ),
    hasPayments: expression((t, sight) =>
      sight.seesAll('payments') ? any(t, ['payments', 'disputes']) : exist(t, sight, 'payments'),
    ),
  },
};
