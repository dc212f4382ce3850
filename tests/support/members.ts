import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Grants, grantsOf, type MemberRole, type Role } from '#domain/permissions.ts';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import { randomToken } from '#server/platform/auth/tokens.ts';
import type { TestApp } from './app.ts';
import { anyNetwork, GraphQLPerson } from './person.ts';

/** A member as read from the database. */
export interface TestMember {
  userId: string;
  businessId: string;
  role: MemberRole;
  /** For a custom role. */
  grants?: Grants;
}

/** The hash of an unknown password. */
const passwordHash = hashPassword(randomToken());

/** Adds a new person to a business, in a built-in or custom role. */
export async function addMember(
  { services }: TestApp,
  businessId: string,
  role: Role | { id: string; grants: Grants },
): Promise<TestMember> {
  const known = typeof role === 'string' ? { role } : { role: 'CUSTOM' as const, grants: role.grants };
  const roleId = typeof role === 'string' ? null : role.id;
  const database = services.database.em.getKysely();
  const userId = uuidv7();
  await sql`
    insert into users (id, email, full_name, password_hash, email_verified_at, is_staff, created_at, updated_at)
    values (${userId}, ${`${userId}@example.com`}, ${`A ${known.role}`}, ${await passwordHash}, now(), false, now(), now())
  `.execute(database);
  await sql`
    insert into memberships (business_id, id, user_id, role, role_id, created_at)
    values (${businessId}, ${uuidv7()}, ${userId}, ${known.role}, ${roleId}, now())
  `.execute(database);
  return { userId, businessId, ...known };
}

/** Creates a session for a member, whose proof of identity is that many minutes old. */
export async function signInAs(
  { services, address }: TestApp,
  { userId, businessId, role, grants = grantsOf(role as Role) }: TestMember,
  provenMinutesAgo = 0,
): Promise<GraphQLPerson> {
  const sessionId = uuidv7();
  await sql`
    insert into sessions (id, user_id, business_id, remembered, created_at, last_used_at, proven_at)
    values (${sessionId}, ${userId}, ${businessId}, false, now(), now(), now() - make_interval(mins => ${provenMinutesAgo}))
  `.execute(services.database.em.getKysely());
  const token = services.accessTokens.issue({
    kind: 'member',
    userId,
    sessionId,
    businessId,
    role,
    grants,
    rights: 1,
  });
  return new GraphQLPerson(address, undefined, token, anyNetwork());
}
