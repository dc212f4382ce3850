import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Permission } from '#domain/permissions.ts';
import type { Actor, Member } from '../auth/viewer.ts';
import { person, requirePermission, type Services } from '../graphql/context.ts';
import { unauthenticated } from '../graphql/errors.ts';
import { identify } from './identify.ts';

/** The person or key that a request speaks for, and that has this permission. Throws UNAUTHENTICATED, FORBIDDEN or RATE_LIMITED. */
export async function requireActor(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  permission: Permission,
): Promise<Actor> {
  const actor = await identify(services, request, reply);
  if (!actor) throw unauthenticated();
  const ended = actor.kind === 'member' ? services.live.sessionEnded(actor.sessionId) : undefined;
  if (ended !== undefined) throw unauthenticated(ended);
  requirePermission(actor, permission);
  return actor;
}

/** The same where it has to be a person: throws FORBIDDEN for a key. */
export async function requireMember(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  permission: Permission,
): Promise<Member> {
  return person(await requireActor(services, request, reply, permission));
}
