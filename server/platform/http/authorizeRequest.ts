import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTenant } from '#db/tenancy/tenantContext.ts';
import type { Permission } from '#domain/permissions.ts';
import { unauthenticated } from '#server/core/errors.ts';
import type { Actor, Member } from '../auth/viewer.ts';
import { person, requirePermission, type Services } from '../graphql/context.ts';
import { identify } from './identify.ts';

/**
 * Authenticates a request, checks the permission and runs `answer` in the caller's tenant context. Throws UNAUTHENTICATED,
 * FORBIDDEN or RATE_LIMITED.
 */
export async function withAuthorizedActor<R>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  permission: Permission,
  answer: (actor: Actor) => Promise<R>,
): Promise<R> {
  const actor = await identify(services, request, reply);
  if (!actor) throw unauthenticated();
  if (actor.kind === 'member' && !services.live.isCurrent(actor))
    throw unauthenticated(services.live.sessionEnded(actor.sessionId));
  requirePermission(actor, permission);
  return withTenant(actor.businessId, () => answer(actor));
}

/** The same for people only. Throws FORBIDDEN for a key. */
export const withAuthorizedMember = <R>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  permission: Permission,
  answer: (member: Member) => Promise<R>,
): Promise<R> => withAuthorizedActor(services, request, reply, permission, async (actor) => answer(person(actor)));
