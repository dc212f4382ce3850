import { LockMode } from '@mikro-orm/core';
import { MembershipEntity, RefreshTokenEntity, SessionEntity, type UserRow } from '#db/entities/index.ts';
import type { Role } from '#domain/permissions.ts';
import { hashToken, randomToken } from '#server/platform/auth/tokens.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { unauthenticated } from '#server/platform/graphql/errors.ts';
import { readStanding } from '#server/platform/plan/planFacts.ts';
import { openSessions } from './openSessions.ts';

/** Spec, "Remember me": 30 days with it; a cookie that ends with the browser, and a day at most, without. */
const rememberedMs = 30 * 24 * 60 * 60 * 1000;
const unrememberedMs = 24 * 60 * 60 * 1000;

/** The device that signs in, as far as its request tells. */
export interface Device {
  userAgent: string | undefined;
  address: string | undefined;
}

/** What was granted: who it is for, and the one refresh token that is good now. */
export interface Grant {
  member: Member;
  refreshToken: string;
  remembered: boolean;
}

/** Opens a session on a device for a person whose identity is proven. One more than their plan allows ends another. */
export async function openSession(
  work: AccountWork,
  user: UserRow,
  device: Device,
  remembered: boolean,
): Promise<Grant> {
  const membership = await work.em.findOne(MembershipEntity, { userId: user.id }, { orderBy: { createdAt: 'asc' } });
  if (!membership) throw unauthenticated();
  await makeRoom(work, user, membership.businessId);
  const session = work.em.create(SessionEntity, {
    userId: user.id,
    businessId: membership.businessId,
    remembered,
    userAgent: device.userAgent?.slice(0, 500),
    address: device.address,
    lastUsedAt: work.now,
  });
  work.em.persist(session);
  const member = memberOf(user.id, session.id, membership);
  const refreshToken = randomToken();
  keepToken(work, refreshToken, session);
  return { member, remembered, refreshToken };
}

/** Ends the least recently used sessions of a person, so that the plan allows one more. */
async function makeRoom(work: AccountWork, user: UserRow, businessId: string): Promise<void> {
  // Two who sign in at once come one after the other.
  await work.em.lock(user, LockMode.PESSIMISTIC_WRITE);
  const database = work.em.getKysely();
  const { limits } = await readStanding(database, businessId, work.now);
  const most = limits.concurrentSessions;
  const surplus = (await openSessions(database, user.id)).slice(most - 1).map(({ id }) => id);
  if (surplus.length === 0) return;
  const reason = `You signed in elsewhere, and your plan has ${most} ${most === 1 ? 'session' : 'sessions'} at a time`;
  await endSessions(work, { id: { $in: surplus } }, reason);
}

export function memberOf(userId: string, sessionId: string, membership: { businessId: string; role: string }): Member {
  return { kind: 'member', userId, sessionId, businessId: membership.businessId, role: membership.role as Role };
}

/** Makes a refresh token good for its session; it is stored hashed. */
export function keepToken(
  work: AccountWork,
  token: string,
  { id: sessionId, remembered }: { id: string; remembered: boolean },
): void {
  const expiresAt = new Date(work.now.getTime() + (remembered ? rememberedMs : unrememberedMs));
  work.em.persist(work.em.create(RefreshTokenEntity, { sessionId, tokenHash: hashToken(token), expiresAt }));
}

/** Ends every open session of the person, or of everybody in the business, but the one to keep; their access tokens are worthless from here on, and who comes with one is told the reason. */
export async function endSessions(
  work: AccountWork,
  where: { userId: string } | { businessId: string } | { id: string | { $in: string[] } },
  reason: string,
  keepId?: string,
): Promise<void> {
  const open = await work.em.find(SessionEntity, { ...where, endedAt: null });
  for (const session of open) {
    if (session.id === keepId) continue;
    session.endedAt = work.now;
    session.endedReason = reason;
    work.announce({ kind: 'sessionEnded', sessionId: session.id, reason });
  }
}
