import { type RawBuilder, sql } from 'kysely';
import { limitsOf, PLAN_TIERS } from '#domain/plans.ts';
import type { Scope } from '../auth/viewer.ts';
import type { ReadShape } from '../reads/shape.ts';

/** The tier whose limits apply, as domain/subscription.ts has it: for retention it does not matter how a plan stands. */
const tier = `case when b.beta_access_ends_at > now() then 'PREMIUM' else coalesce(s.tier, 'FREE_TRIAL') end`;
const cases = PLAN_TIERS.map((known) => `when '${known}' then interval '${limitsOf(known).retention}'`).join(' ');
/** The first day that a business's plan keeps in sight: all but the business's id and the closing parenthesis. */
const firstDay = `(select (now() at time zone 'UTC' - case ${tier} ${cases} end)::date
  from businesses b left join subscriptions s on s.business_id = b.id where b.id = `;

/** The first day that a business's plan keeps in sight. */
export const firstDayInSight = ({ businessId }: Scope): RawBuilder<unknown> => sql`${sql.raw(firstDay)}${businessId})`;

/** The same as trusted text, for the business that an expression names. */
export const firstDayInSightSql = (business: string): string => `${firstDay}${business})`;

/**
 * Whether a row (of the alias `t`) is in sight. Older ones leave every list and report; they are not deleted, still open
 * by a known link, and are back as soon as a larger plan is chosen.
 */
export function inSight({ agedOn }: ReadShape, scope: Scope, t = 't'): RawBuilder<unknown> {
  return agedOn ? sql`${sql.raw(agedOn(t))} >= ${firstDayInSight(scope)}` : sql`true`;
}
