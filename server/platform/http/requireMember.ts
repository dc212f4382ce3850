import type { FastifyRequest } from 'fastify';
import { type Permission, permits } from '#domain/permissions.ts';
import type { Member } from '../auth/viewer.ts';
import type { Services } from '../graphql/context.ts';
import { forbidden, unauthenticated } from '../graphql/errors.ts';
import { memberOf } from './graphql.ts';

/** The signed-in person whom a request's access token speaks for, and who has this permission. Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireMember(
  { accessTokens, live }: Services,
  request: FastifyRequest,
  permission: Permission,
): Member {
  const member = memberOf(accessTokens, request.headers.authorization);
  if (!member) throw unauthenticated();
  request.member = member;
  if (!live.isCurrent(member)) throw unauthenticated(live.sessionEnded(member.sessionId));
  if (!permits(member.grants, permission)) throw forbidden();
  return member;
}
