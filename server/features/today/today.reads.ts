import { quoteMachine } from '#domain/states/quote.ts';
import { overdueSql } from '#server/features/invoices/index.ts';
import type { RowVisibility } from '#server/platform/auth/rowVisibility.ts';
import { firstRetainedDayOf } from '#server/platform/plan/retention.ts';
import { expression, type LateralAlias, type ReadShape } from '#server/platform/reads/shape.ts';
import { listed } from '#server/platform/reads/states.ts';

/** SQL for sums and counts over the tallies `y` that meet the condition (docs/decisions/0015). */
const tallied = (t: string, kind: string, where: string) =>
  `select coalesce(sum(y.cents), 0)::bigint as cents, coalesce(sum(y.count), 0)::bigint as count
  from tallies y where y.business_id = ${t}.id and y.kind = '${kind}' and ${where}`;

const day = (t: string) => `(now() at time zone ${t}.time_zone)::date`;

/** SQL for the amount received this month, less refunds. */
const received = (
  t: string,
) => `select coalesce(sum(case y.kind when 'payments' then y.cents else -y.cents end), 0)::bigint as cents
  from tallies y where y.business_id = ${t}.id and y.kind in ('payments', 'refunds')
    and y.ends_on >= date_trunc('month', now() at time zone ${t}.time_zone)::date`;

const any = (t: string, kinds: string[]) => `exists (select from tallies y
  where y.business_id = ${t}.id and y.kind in (${listed(kinds)}) and y.count > 0)`;

type Table = 'customers' | 'quotes' | 'invoices' | 'payments';

/**
 * SQL for a count of rows visible to the viewer. Used where the viewer sees only their own rows, because tallies cover
 * all rows.
 */
const counted = (t: string, visibility: RowVisibility, table: Table, where: string) =>
  `(select count(*) from ${table} x where x.business_id = ${t}.id and ${where} and ${visibility.counted(table, 'x')})`;
const exist = (t: string, visibility: RowVisibility, table: Table, where = 'true') =>
  `exists (select from ${table} x where x.business_id = ${t}.id and ${where} and ${visibility.counted(table, 'x')})`;

const isOwed = "x.aged_on = 'infinity'";
const isWaiting = (t: string) =>
  `x.status in (${listed(quoteMachine.events.expire.from)}) and coalesce(x.valid_until, 'infinity') >= ${day(t)} and x.aged_on >= ${firstRetainedDayOf(t)}`;

/** Null for viewers without `reports.read`, because a sum over everyone's work is revenue. */
const revenue = (sql: (lateral: LateralAlias) => string) =>
  expression((_t, visibility, lateral) => (visibility.reach('reports.read') ? sql(lateral) : 'null::bigint'));

/** The figures of Today. A lateral join is evaluated only where a selected field uses it. */
export const todayReads: ReadShape = {
  table: 'businesses',
  lateralJoins: {
    // Amounts owed are not limited by retention.
    owed: (t) => tallied(t, 'invoices', `y.ends_on = '-infinity' and y.aged_on = 'infinity'`),
    not_due: (t) => tallied(t, 'invoices', `y.ends_on >= ${day(t)}`),
    waiting: (t) => tallied(t, 'quotes', `y.ends_on >= ${day(t)} and y.aged_on >= ${firstRetainedDayOf(t)}`),
    received,
  },
  fields: {
    owedCents: revenue((lateral) => `${lateral('owed')}.cents`),
    // Computed as owed minus not yet due, because few tallies lie in the future and many in the past.
    overdueCents: revenue((lateral) => `${lateral('owed')}.cents - ${lateral('not_due')}.cents`),
    overdueCount: expression((t, visibility, lateral) =>
      visibility.seesAll('invoices')
        ? `${lateral('owed')}.count - ${lateral('not_due')}.count`
        : counted(t, visibility, 'invoices', overdueSql('x')),
    ),
    openCount: expression((t, visibility, lateral) =>
      visibility.seesAll('invoices') ? `${lateral('owed')}.count` : counted(t, visibility, 'invoices', isOwed),
    ),
    quotesWaitingCount: expression((t, visibility, lateral) =>
      visibility.seesAll('quotes') ? `${lateral('waiting')}.count` : counted(t, visibility, 'quotes', isWaiting(t)),
    ),
    quotesWaitingCents: revenue((lateral) => `${lateral('waiting')}.cents`),
    paidThisMonthCents: revenue((lateral) => `${lateral('received')}.cents`),
    hasCustomers: expression((t, visibility) =>
      visibility.seesAll('customers') ? any(t, ['customers', 'archived customers']) : exist(t, visibility, 'customers'),
    ),
    hasQuotes: expression((t, visibility) =>
      visibility.seesAll('quotes') ? any(t, ['quotes']) : exist(t, visibility, 'quotes'),
    ),
    hasSentQuote: expression((t, visibility) =>
      visibility.seesAll('quotes')
        ? // Ordered, so that PostgreSQL uses the index; otherwise it may scan the whole table where no quote was sent.
          `(select true from quotes x where x.business_id = ${t}.id and x.sent_at is not null
        order by x.created_at, x.id limit 1) is not null`
        : exist(t, visibility, 'quotes', 'x.sent_at is not null'),
    ),
    hasInvoices: expression((t, visibility) =>
      visibility.seesAll('invoices') ? any(t, ['invoices']) : exist(t, visibility, 'invoices'),
    ),
    hasPayments: expression((t, visibility) =>
      visibility.seesAll('payments') ? any(t, ['payments', 'disputes']) : exist(t, visibility, 'payments'),
    ),
  },
};
