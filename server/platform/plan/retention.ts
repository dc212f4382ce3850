import { type RawBuilder, sql } from 'kysely';
import { limitsOf, PLAN_TIERS } from '#domain/plans.ts';
import type { Scope } from '../auth/viewer.ts';

const cases = PLAN_TIERS.map((known) => `when '${known}' then interval '${limitsOf(known).retention}'`).join(' ');

/**
 * SQL: first retained day, by the end of beta access and the tier. Uses the tier as domain/subscription.ts does; whether
 * the plan is paid does not matter for retention.
 */
const firstDay = (betaEndsAt: string, tier: string): string => `(now() at time zone 'UTC' - case
  case when ${betaEndsAt} > now() then 'PREMIUM' else coalesce(${tier}, 'FREE_TRIAL') end ${cases} end)::date`;

const firstDayOfPlan = sql.raw(firstDay('b.beta_access_ends_at', 's.tier'));

/** SQL: the first day that the business's plan retains. */
export const firstRetainedDay = ({ businessId }: Scope): RawBuilder<unknown> => sql`(select ${firstDayOfPlan}
  from businesses b left join subscriptions s on s.business_id = b.id where b.id = ${businessId})`;

/** The same as trusted text, for the business row `t`. */
export const firstRetainedDayOf = (t: string): string =>
  firstDay(`${t}.beta_access_ends_at`, `(select s.tier from subscriptions s where s.business_id = ${t}.id)`);

/**
 * SQL condition: the row (alias `t`) is within the plan's retention. Older rows leave lists and reports but are not
 * deleted, open by link, and return with a larger plan.
 */
export function withinRetention(
  { agedOn }: { agedOn?: (t: string) => string },
  scope: Scope,
  t = 't',
): RawBuilder<unknown> {
  return agedOn ? sql`${sql.raw(agedOn(t))} >= ${firstRetainedDay(scope)}` : sql`true`;
}
