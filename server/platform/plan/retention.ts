import { type RawBuilder, sql } from 'kysely';
import { limitsOf, PLAN_TIERS } from '#domain/plans.ts';
import type { Scope } from '../auth/viewer.ts';
import type { ReadShape } from '../reads/shape.ts';

/** The tier whose limits apply, as domain/subscription.ts has it: for retention it does not matter how a plan stands. */
const tier = `case when b.beta_access_ends_at > now() then 'PREMIUM' else coalesce(s.tier, 'FREE_TRIAL') end`;
const cases = PLAN_TIERS.map((known) => `when '${known}' then interval '${limitsOf(known).retention}'`).join(' ');
/** Since when a business's plan keeps records in sight: all but the business's id and the closing parenthesis. */
const since = `(select now() - case ${tier} ${cases} end
  from businesses b left join subscriptions s on s.business_id = b.id where b.id = `;

/**
 * Whether a row (of the alias `t`) is in sight. Older ones leave every list and report; they are not deleted, still open
 * by a known link, and are back as soon as a larger plan is chosen.
 */
export function inSight({ retained }: ReadShape, { businessId }: Scope, t = 't'): RawBuilder<unknown> {
  if (!retained) return sql`true`;
  const recent = sql`${sql.raw(`${retained.at(t)} >= ${since}`)}${businessId})`;
  return retained.unless ? sql`(${recent} or ${sql.raw(retained.unless(t))})` : recent;
}

/** The same as trusted text, for the business that an expression names. */
export function inSightSql({ retained }: ReadShape, business: string, t: string): string {
  if (!retained) return 'true';
  const recent = `${retained.at(t)} >= ${since}${business})`;
  return retained.unless ? `(${recent} or ${retained.unless(t)})` : recent;
}
