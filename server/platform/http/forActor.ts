import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTenant } from '#db/tenancy/tenantContext.ts';
import type { Permission } from '#domain/permissions.ts';
import { unauthenticated } from '#server/core/errors.ts';
import type { Actor, Member } from '../auth/viewer.ts';
import { person, requirePermission, type Services } from '../graphql/context.ts';
import { identify } from './identify.ts';

/**
 * Answers for the person or key that a request speaks for, and that has this permission; confined by the database to
 * their business. Throws UNAUTHENTICATED, FORBIDDEN or RATE_LIMITED.
 */
export async function forActor<R>(
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

/** The same where it has to be a person: throws FORBIDDEN for a key. */
export const forMember = <R>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  permission: Permission,
  answer: (member: Member) => Promise<R>,
): Promise<R> => forActor(services, request, reply, permission, async (actor) => answer(person(actor)));
