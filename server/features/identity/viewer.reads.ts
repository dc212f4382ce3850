import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { queryWithoutTenant } from '#db/tenancy/queryWithoutTenant.ts';
import { type Grants, type MemberRole, ROLE_NAMES, type Scope } from '#domain/permissions.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { PermissionGrant, Viewer } from './viewer.types.ts';

interface Named {
  role: MemberRole;
  roleName: string | null;
}

type Found = Omit<Viewer, 'grants' | 'roleName' | 'businesses'> &
  Named & { businesses: (Named & { id: string; name: string })[] };

const nameOfRole = `(select r.name from roles r where r.business_id = m.business_id and r.id = m.role_id)`;

/**
 * Returns a person's role in the current business and their other businesses. Null for someone who was never a member.
 */
export async function readViewer(database: Database, { userId, businessId, grants }: Member): Promise<Viewer | null> {
  const asked = sql<{ viewer: Found }>`
    select json_build_object('businessId', b.id, 'businessName', b.name,
      'isTestMode', b.test_of_business_id is not null, 'liveBusinessId', coalesce(b.test_of_business_id, b.id), 'status', m.status, 'standing', m.status, 'role', m.role,
      'roleName', ${sql.raw(nameOfRole)}, 'rights', m.rights,
      'colleagueCount', (select count(*)::int from memberships c
        where c.business_id = b.id and c.user_id <> m.user_id and c.status = 'ACTIVE'),
      'businesses', (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'role', m.role,
          'roleName', ${sql.raw(nameOfRole)}) order by lower(o.name), o.id), '[]')
        from memberships m join businesses o on o.id = m.business_id and o.test_of_business_id is null
        where m.user_id = ${userId} and m.status = 'ACTIVE')) as viewer
    from memberships m join businesses b on b.id = m.business_id
    where m.business_id = ${businessId} and m.user_id = ${userId}
  `;
  // Reads across businesses, for the person's other memberships.
  const rows = await queryWithoutTenant(database, asked);
  const found = rows[0]?.viewer;
  if (!found) return null;
  return {
    ...found,
    roleName: inWords(found),
    grants: listed(grants),
    businesses: found.businesses.map(({ id, name, ...named }) => ({ id, name, roleName: inWords(named) })),
  };
}

const inWords = ({ role, roleName }: Named) => (role === 'CUSTOM' ? (roleName ?? '') : ROLE_NAMES[role]);

/** Converts grants to the API's list. */
export const listed = (grants: Grants): PermissionGrant[] =>
  Object.entries(grants).map(([permission, scope]) => ({ permission, scope: scope as Scope }));
