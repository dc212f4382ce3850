import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { SubscriptionStatus, User } from './identity.types.ts';

/** Accounts stand above businesses, so they are read by their own id alone. */
export async function readUser(database: Database, userId: string): Promise<User | null> {
  const { rows } = await sql<{ user: User }>`
    select json_build_object('id', id, 'email', email, 'fullName', full_name, 'emailVerified', email_verified_at is not null,
      'isStaff', is_staff, 'createdAt', created_at) as user
    from users where id = ${userId}
  `.execute(database.em.getKysely());
  return rows[0]?.user ?? null;
}

export async function readSubscriptionStatus(
  database: Database,
  { businessId, role }: Member,
): Promise<SubscriptionStatus> {
  const { rows } = await sql<{
    status: Pick<SubscriptionStatus, 'subscriptionEnd' | 'isBetaTester' | 'betaAccessEndsAt'>;
  }>`
    select json_build_object('subscriptionEnd', trial_ends_at, 'betaAccessEndsAt', beta_access_ends_at,
      'isBetaTester', coalesce(beta_access_ends_at > now(), false)) as status
    from businesses where id = ${businessId}
  `.execute(database.em.getKysely());
  const status = rows[0]?.status ?? { subscriptionEnd: null, isBetaTester: false, betaAccessEndsAt: null };
  return { ...status, subscribed: false, planTier: 'FREE_TRIAL', isTeamMember: role !== 'OWNER' };
}
