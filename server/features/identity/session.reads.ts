import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';
import { addressInWords } from '#domain/identity/networkAddress.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import { deviceInWords } from './deviceInWords.ts';
import { openSessions } from './openSessions.ts';
import type { ActiveSession } from './session.types.ts';

interface Row {
  id: string;
  userAgent: string | null;
  address: string | null;
  place: string | null;
  signedInAt: Date;
  lastSeenAt: Date;
}

/** Returns a person's sessions: the current one first, then the most recently used. */
export const readActiveSessions = (database: Database, member: Member): Promise<ActiveSession[]> =>
  withoutTenant(() => activeSessions(database, member));

async function activeSessions(database: Database, { userId, sessionId }: Member): Promise<ActiveSession[]> {
  const kysely = database.em.getKysely();
  const open = new Set((await openSessions(kysely, userId)).map(({ id }) => id));
  const { rows } = await sql<{ row: Row }>`
    select json_build_object('id', id, 'userAgent', user_agent, 'address', address, 'place', place,
      'signedInAt', created_at, 'lastSeenAt', last_used_at) as row
    from sessions where user_id = ${userId} and ended_at is null
    order by id = ${sessionId} desc, last_used_at desc, id desc
  `.execute(kysely);
  return rows.filter(({ row }) => open.has(row.id)).map(({ row }) => asActiveSession(row, sessionId));
}

function asActiveSession({ userAgent, address, ...row }: Row, currentId: string): ActiveSession {
  const { kind, name } = deviceInWords(userAgent);
  return {
    ...row,
    device: name,
    deviceKind: kind,
    address: address && addressInWords(address),
    isCurrent: row.id === currentId,
  };
}
