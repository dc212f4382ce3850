import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';
import { startOfMonthIn } from '#domain/dates.ts';
import {
  allowanceOf,
  isNearLimit,
  isReached,
  MONTHLY_LIMITS,
  PLAN_LIMITS,
  type PlanLimit,
  planLifting,
} from '#domain/planLimits.ts';
import { planOf } from '#domain/plans.ts';
import type { Standing } from '#domain/subscription.ts';
import { openSessions } from '#server/features/identity/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import { readBusinessStanding } from '#server/platform/plan/planFacts.ts';
import { monthlyUsage } from './monthlyUsage.ts';
import type { PlanUsage, SubscriptionStatus } from './plan.types.ts';
import { seatsTaken } from './seats.ts';

/** Spec, point 3. A member uses the plan of the business that the session acts for. */
export function subscriptionStatus(standing: Standing, { role }: Member): SubscriptionStatus {
  return {
    subscribed: standing.subscribed,
    planTier: standing.tier,
    subscriptionEnd: standing.trialEndsAt ?? standing.periodEndsAt,
    isBetaTester: standing.betaAccessEndsAt !== null,
    betaAccessEndsAt: standing.betaAccessEndsAt,
    isTeamMember: role !== 'OWNER',
  };
}

/** Returns the usage of every limit of the plan. Sessions are counted for the viewer alone. */
export async function readPlanUsage(database: Queryable, { businessId, userId }: Member): Promise<PlanUsage[]> {
  const now = new Date();
  const { isTest, standing, timeZone } = await readBusinessStanding(database, businessId, now);
  const monthly = await monthlyUsage(database, { businessId, begins: startOfMonthIn(timeZone, now) });
  const { length: sessions } = await withoutTenant(() => openSessions(database, userId));
  const used = { ...monthly, ...(await otherUsage(database, businessId)), CONCURRENT_SESSIONS: sessions };
  return PLAN_LIMITS.map((limit) => {
    const usage = usageOf(standing, limit, used[limit]);
    return isTest && isMonthly(limit) ? { ...usage, allowed: null, near: false, reached: false } : usage;
  });
}

const isMonthly = (limit: PlanLimit) => (MONTHLY_LIMITS as readonly PlanLimit[]).includes(limit);

function usageOf({ limitsTier }: Standing, limit: PlanLimit, used: number): PlanUsage {
  const allowed = allowanceOf(planOf(limitsTier), limit);
  const fillsUp = isMonthly(limit);
  return {
    limit,
    used,
    allowed,
    near: fillsUp && isNearLimit(used, allowed),
    reached: fillsUp && isReached(used, allowed),
    liftedBy: planLifting(limitsTier, limit),
  };
}

async function otherUsage(
  database: Queryable,
  businessId: string,
): Promise<Record<'RETENTION_DAYS' | 'TEAM_MEMBERS', number>> {
  const { rows } = await sql<Record<'RETENTION_DAYS' | 'TEAM_MEMBERS', number>>`
    select coalesce(extract(day from now() - least(
        (select min(created_at) from quotes where business_id = ${businessId}),
        (select min(created_at) from invoices where business_id = ${businessId}),
        (select min(received_at) from payments where business_id = ${businessId})))::int, 0) as "RETENTION_DAYS",
      ${seatsTaken(businessId)} as "TEAM_MEMBERS"
  `.execute(database);
  return rows[0]!;
}
