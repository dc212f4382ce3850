import { sql } from 'kysely';
import { allowanceOf, isReached, planLifting, teamFullInWords } from '#domain/planLimits.ts';
import { limitsOf, planOf } from '#domain/plans.ts';
import { Refusal } from '#server/core/errors.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { lockStanding } from '#server/platform/plan/planFacts.ts';
import { memberSeats, seatsTaken } from './seats.ts';

/**
 * Throws PLAN_LIMIT_REACHED where the plan has no free seat. Counts under a lock. A pending invitation reserves a seat
 * against further invitations, but whoever accepts first gets it: `isPromised` counts only the seats of members.
 */
export async function requireSeat({ em, businessId, now }: Work, isPromised = false): Promise<void> {
  const database = em.getKysely();
  const { limitsTier } = (await lockStanding(database, businessId, now)).standing;
  await em.flush();
  const { rows } = await sql<{ used: number }>`
    select ${isPromised ? memberSeats(businessId) : seatsTaken(businessId)} as used
  `.execute(database);
  const { used } = rows[0]!;
  const allowed = allowanceOf(planOf(limitsTier), 'TEAM_MEMBERS');
  if (!isReached(used, allowed)) return;
  const plan = planLifting(limitsTier, 'TEAM_MEMBERS');
  throw new Refusal('PLAN_LIMIT_REACHED', teamFullInWords(limitsTier), { limit: 'TEAM_MEMBERS', used, allowed, plan });
}

/** Throws PLAN_LIMIT_REACHED where the plan does not include custom roles. */
export async function requireCustomRoles({ em, businessId, now }: Work): Promise<void> {
  const { limitsTier } = (await lockStanding(em.getKysely(), businessId, now)).standing;
  if (limitsOf(limitsTier).customRoles) return;
  throw new Refusal('PLAN_LIMIT_REACHED', 'Custom roles are part of Premium', {
    limit: 'CUSTOM_ROLES',
    plan: 'PREMIUM',
  });
}
