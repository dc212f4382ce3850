import { LockMode } from '@mikro-orm/core';
import { MembershipEntity, RefreshTokenEntity, SessionEntity } from '#db/entities/index.ts';
import { hashToken } from '#server/platform/auth/tokens.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { endSessions, type Grant, grantToken, memberOf } from '../sessions.ts';

/**
 * Trades a refresh token for the next one. A token that was used before is in two hands: the whole session ends.
 * Answers undefined where the token is not good, so that ending the session is committed rather than rolled back.
 */
export async function refreshSession(work: AccountWork, token: string): Promise<Grant | undefined> {
  const { em, now } = work;
  const found = await em.findOne(
    RefreshTokenEntity,
    { tokenHash: hashToken(token) },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!found) return undefined;
  if (found.usedAt) {
    await endSessions(work, { id: found.sessionId }, 'A refresh token was used twice');
    return undefined;
  }
  const session = await em.findOne(SessionEntity, { id: found.sessionId, endedAt: null });
  if (!session || found.expiresAt <= now) return undefined;
  const membership = await em.findOne(MembershipEntity, { userId: session.userId, businessId: session.businessId });
  if (!membership) return undefined;
  found.usedAt = now;
  session.lastUsedAt = now;
  const { remembered } = session;
  return {
    member: memberOf(session.userId, session.id, membership),
    remembered,
    refreshToken: grantToken(work, session.id, remembered),
  };
}
