import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type Grants, grantsOf, type MemberRole } from '#domain/permissions.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Context, Services } from '#server/platform/graphql/context.ts';
import { rowsAbove } from '#server/platform/reads/rowsAbove.ts';
import { cookieName, cookieOptions } from './cookies.ts';
import { longestSessionDays, unrememberedSeconds } from './sessions.ts';

const name = 'whorl_screen';
/** The dashboard's documents: neither the public pages nor any file is burdened with it. */
const path = '/dashboard';

interface Row {
  userId: string;
  businessId: string;
  role: MemberRole;
  rights: number;
  grants: Grants | null;
}

/** Goes with the refresh cookie, for documents: that one is sent to the API alone, and stays so. */
export function setScreenCookie(context: Context, sessionId: string, lasting: { maxAge?: number }): void {
  const { exchange, services } = context;
  const ticket = services.screenTickets.issue(sessionId, lasting.maxAge ?? unrememberedSeconds);
  exchange.reply?.setCookie(cookieName(services, name), ticket, { ...cookieOptions(services, path), ...lasting });
}

export function clearScreenCookie({ exchange, services }: Context): void {
  exchange.reply?.clearCookie(cookieName(services, name), cookieOptions(services, path));
}

/**
 * Who asks for a document, with the rights that they have now. Nothing of the session changes by it: its token stays good for
 * the one time that it is good for. Undefined where the session could not go on, or where they may work nowhere.
 */
export async function memberByScreenCookie(services: Services, request: FastifyRequest): Promise<Member | undefined> {
  const ticket = request.cookies[cookieName(services, name)];
  const sessionId = ticket && services.screenTickets.read(ticket);
  if (!sessionId) return undefined;
  const asked = sql<Row>`
    select s.user_id as "userId", s.business_id as "businessId", m.role, m.rights, r.grants
    from sessions s
      join memberships m on m.user_id = s.user_id and m.business_id = s.business_id and m.status = 'ACTIVE'
      left join roles r on r.business_id = m.business_id and r.id = m.role_id
    where s.id = ${sessionId} and s.ended_at is null
      and s.created_at > now() - make_interval(days => ${longestSessionDays})
      and exists (
        select from refresh_tokens t where t.session_id = s.id and t.used_at is null and t.expires_at > now())
  `;
  const [row] = await rowsAbove(services.database, asked);
  if (!row) return undefined;
  const { grants, ...found } = row;
  return {
    kind: 'member',
    sessionId,
    ...found,
    grants: found.role === 'CUSTOM' ? (grants ?? {}) : grantsOf(found.role),
  };
}
