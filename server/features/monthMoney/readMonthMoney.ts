import { sql } from 'kysely';
import { type CalendarMonth, firstDayOf } from '#domain/months.ts';
import { COUNTED_PAYMENT_STATUSES } from '#domain/states/payment.ts';
import { paymentReads } from '#server/features/payments/index.ts';
import { payoutReads } from '#server/features/payouts/index.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import { inSight } from '#server/platform/plan/retention.ts';
import type { ReadDatabase } from '#server/platform/reads/asked.ts';
import type { MonthMoney } from './monthMoney.types.ts';

const counted = sql.raw(`(${COUNTED_PAYMENT_STATUSES.map((status) => `'${status}'`).join(', ')})`);

/** What a payment has paid of its invoice; domain/states/payment.ts has the same (usableCents, without the credit). */
const applied = sql.raw('greatest(0, p.amount_cents - p.tip_cents - p.refunded_cents) - p.credit_cents');

/**
 * The share of an invoice's government fees in what was paid on it in the month: as much as is covered at its end, less
 * what was covered before, so that the months of an invoice come to its fees exactly.
 */
const passThrough = sql`
  select coalesce(sum(round(government * by_end / total) - round(government * before / total)), 0)::bigint
  from (
    select i.total_cents::numeric as total,
      (select coalesce(sum(l.total_cents), 0) from invoice_lines l where l.business_id = i.business_id
        and l.invoice_id = i.id and l.type = 'GOVERNMENT' and (l.selected or not l.optional)) as government,
      sum(${applied}) as by_end, coalesce(sum(${applied}) filter (where p.received_at < m.begins), 0) as before
    from month m join invoices i on i.business_id = m.business_id
    join payments p on p.business_id = i.business_id and p.invoice_id = i.id
      and p.status in ${counted} and p.received_at < m.ends
    where i.total_cents > 0 and i.id in (select invoice_id from received)
    group by i.business_id, i.id, i.total_cents
  ) shares`;

/** A month's money in one statement; of the present month where none is given. */
export async function readMonthMoney(
  database: ReadDatabase,
  scope: Scope,
  month: CalendarMonth | null,
): Promise<MonthMoney> {
  const { rows } = await sql<{ money: Omit<MonthMoney, 'netCents'> }>`
    with month as (
      select b.id as business_id, first, next, first::timestamp at time zone b.time_zone as begins,
        next::timestamp at time zone b.time_zone as ends
      from businesses b,
        lateral (select coalesce(${month && firstDayOf(month)}::date,
          date_trunc('month', now() at time zone b.time_zone)::date) as first) f,
        lateral (select (first + interval '1 month')::date as next) n
      where b.id = ${scope.businessId}
    ), come as (
      select p.* from month m join payments p on p.business_id = m.business_id
      where p.received_at >= m.begins and p.received_at < m.ends and ${inSight(paymentReads, scope, 'p')}
    ), received as (select * from come where status in ${counted})
    select json_build_object(
      'month', (select to_char(first, 'YYYY-MM') from month),
      'methods', (select coalesce(json_agg(r order by r."receivedCents" desc), '[]') from (
        select method, count(*)::int as count, sum(amount_cents)::bigint as "receivedCents" from received group by method) r),
      'receivedCents', coalesce(sum(amount_cents), 0)::bigint,
      'refundedCents', coalesce(sum(refunded_cents), 0)::bigint,
      'tipCents', coalesce(sum(least(tip_cents, amount_cents - refunded_cents)), 0)::bigint,
      'feesCents', (select coalesce(sum(fee_cents), 0)::bigint from come),
      'disputedCents', (select coalesce(sum(amount_cents - refunded_cents), 0)::bigint from come where status = 'DISPUTED'),
      'passThroughCents', (${passThrough}),
      'paidOutCents', (select coalesce(sum(o.amount_cents), 0)::bigint from month m
        join payouts o on o.business_id = m.business_id and o.status = 'PAID'
          and o.arrives_on >= m.first and o.arrives_on < m.next and ${inSight(payoutReads, scope, 'o')})
    ) as money from received
  `.execute(database);
  const { money } = rows[0]!;
  return { ...money, netCents: money.receivedCents - money.refundedCents - money.feesCents };
}
