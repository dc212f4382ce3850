import { type RawBuilder, sql } from 'kysely';
import { limitsOf, PLAN_TIERS } from '#domain/plans.ts';
import type { Scope } from '../auth/viewer.ts';

const cases = PLAN_TIERS.map((known) => `when '${known}' then interval '${limitsOf(known).retention}'`).join(' ');

/** By when beta access ends and the plan's tier. The tier whose limits apply is as domain/subscription.ts has it: for retention it does not matter how a plan stands. */
const firstDay = (betaEndsAt: string, tier: string): string => `(now() at time zone 'UTC' - case
  case when ${betaEndsAt} > now() then 'PREMIUM' else coalesce(${tier}, 'FREE_TRIAL') end ${cases} end)::date`;

const firstDayOfPlan = sql.raw(firstDay('b.beta_access_ends_at', 's.tier'));

/** The first day of records that the plan of a business retains. */
export const firstRetainedDay = ({ businessId }: Scope): RawBuilder<unknown> => sql`(select ${firstDayOfPlan}
  from businesses b left join subscriptions s on s.business_id = b.id where b.id = ${businessId})`;

/** The same as trusted text, of the business that is the row `t`. */
export const firstRetainedDayOf = (t: string): string =>
  firstDay(`${t}.beta_access_ends_at`, `(select s.tier from subscriptions s where s.business_id = ${t}.id)`);

/**
 * Whether a row (of the alias `t`) is retained by the plan. Older ones leave every list and report; they are not deleted, still open
 * by a known link, and are back as soon as a larger plan is chosen.
 */
export function withinRetention(
  { agedOn }: { agedOn?: (t: string) => string },
  scope: Scope,
  t = 't',
): RawBuilder<unknown> {
  return agedOn ? sql`${sql.raw(agedOn(t))} >= ${firstRetainedDay(scope)}` : sql`true`;
}
