import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { type CalendarMonth, firstDayOf } from '#domain/months.ts';
import { payoutReads } from '#server/features/payouts/index.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import { firstRetainedDay, withinRetention } from '#server/platform/plan/retention.ts';
import type { MonthMoney } from './monthMoney.types.ts';

/** SQL for the sum of a kind's tallies over the days of the month. */
const centsOf = (kind: string) => sql`coalesce(sum(cents) filter (where kind = ${sql.lit(kind)}), 0)::bigint`;

/**
 * Returns a month's money, of the current month by default, in one statement. Reads the daily tallies
 * (docs/decisions/0015), so that the cost does not grow with the number of payments.
 */
export async function readMonthMoney(
  database: Queryable,
  scope: Scope,
  month: CalendarMonth | null,
): Promise<MonthMoney> {
  const { rows } = await sql<{ money: Omit<MonthMoney, 'netCents'> }>`
    with month as (
      select b.id as business_id, first, (first + interval '1 month')::date as next
      from businesses b,
        lateral (select coalesce(${month && firstDayOf(month)}::date,
          date_trunc('month', now() at time zone b.time_zone)::date) as first) f
      where b.id = ${scope.businessId}
    ), days as materialized (
      select y.* from month m join tallies y on y.business_id = m.business_id
        and y.kind in ('payments', 'refunds', 'tips', 'fees', 'disputes', 'government fees')
        and y.ends_on >= m.first and y.ends_on < m.next and y.ends_on >= ${firstRetainedDay(scope)}
    )
    select json_build_object(
      'month', (select to_char(first, 'YYYY-MM') from month),
      'methods', (select coalesce(json_agg(r order by r."receivedCents" desc), '[]') from (
        select status as method, sum(count)::int as count, sum(cents)::bigint as "receivedCents"
        from days where kind = 'payments' group by status having sum(count) > 0) r),
      'receivedCents', ${centsOf('payments')},
      'refundedCents', ${centsOf('refunds')},
      'tipCents', ${centsOf('tips')},
      'feesCents', ${centsOf('fees')},
      'disputedCents', ${centsOf('disputes')},
      'passThroughCents', ${centsOf('government fees')},
      'paidOutCents', (select coalesce(sum(o.amount_cents), 0)::bigint from month m
        join payouts o on o.business_id = m.business_id and o.status = 'PAID'
          and o.arrives_on >= m.first and o.arrives_on < m.next and ${withinRetention(payoutReads, scope, 'o')})
    ) as money from days
  `.execute(database);
  const { money } = rows[0]!;
  return { ...money, netCents: money.receivedCents - money.refundedCents - money.feesCents };
}
