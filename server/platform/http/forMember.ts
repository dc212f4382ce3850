import type { FastifyRequest } from 'fastify';
import { inBusiness } from '#db/tenancy/acting.ts';
import { type Permission, permits } from '#domain/permissions.ts';
import type { Member } from '../auth/viewer.ts';
import type { Services } from '../graphql/context.ts';
import { forbidden, unauthenticated } from '../graphql/errors.ts';
import { memberOf } from './graphql.ts';

/**
 * Answers for the signed-in person whom a request's access token speaks for, and who has this permission; confined by the
 * database to their business. Throws UNAUTHENTICATED or FORBIDDEN.
 */
export async function forMember<R>(
  { accessTokens, live }: Services,
  request: FastifyRequest,
  permission: Permission,
  answer: (member: Member) => Promise<R>,
): Promise<R> {
  const member = memberOf(accessTokens, request.headers.authorization);
  if (!member) throw unauthenticated();
  request.member = member;
  const ended = live.sessionEnded(member.sessionId);
  if (ended !== undefined) throw unauthenticated(ended);
  if (!permits(member.grants, permission)) throw forbidden();
  return inBusiness(member.businessId, () => answer(member));
}
