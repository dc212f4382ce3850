import { LockMode } from '@mikro-orm/core';
import { MembershipEntity, RefreshTokenEntity, SessionEntity } from '#db/entities/index.ts';
import { hashToken, type RefreshTokens } from '#server/platform/auth/tokens.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { type Device, longestUserAgent } from '../devices.ts';
import { endIfTooOld, endSessions, type Grant, memberOf, storeRefreshToken } from '../sessions.ts';

/**
 * How long a used token is still accepted. A page reloaded during a refresh never receives its response, and two tabs
 * of a browser without locks may both send the token that they share.
 */
const graceMs = 30_000;

/**
 * Exchanges a refresh token for its successor. A token used before is in two hands, so the session ends, unless the use
 * was within the grace period. Then the newest token of the chain is returned, the same to every caller: the grace
 * period creates no second chain. A thief within the grace period therefore shares one chain with the owner, and the
 * first of them to continue leaves the other with a used token, which ends the session. Returns no grant for an invalid
 * token, instead of throwing, so that ending the session is committed; returns why the session ended before, if it did.
 */
export async function refreshSession(
  work: AccountWork,
  token: string,
  tokens: RefreshTokens,
  device: Device,
): Promise<{ grant?: Grant; sessionEnded?: string }> {
  const { em, now } = work;
  const { found, refreshToken } = await newestOf(work, token, tokens);
  if (!found) return {};
  if (found.usedAt) {
    await endSessions(
      work,
      { id: found.sessionId },
      'Your session was used in two places at once, so we ended it to be safe',
    );
    return {};
  }
  const session = await em.findOneOrFail(SessionEntity, { id: found.sessionId });
  if (session.endedAt) return { sessionEnded: session.endedReason ?? undefined };
  if (found.expiresAt <= now) return {};
  const tooOld = await endIfTooOld(work, session);
  if (tooOld) return { sessionEnded: tooOld };
  const membership = await em.findOne(MembershipEntity, { userId: session.userId, businessId: session.businessId });
  if (!membership) return {};
  session.lastUsedAt = now;
  session.address = device.address;
  session.place = device.place;
  session.userAgent = device.userAgent?.slice(0, longestUserAgent);
  const grant = { member: await memberOf(work, session.id, membership), remembered: session.remembered };
  const wasJustUsed = refreshToken !== token;
  if (wasJustUsed) return { grant: { ...grant, refreshToken } };
  found.usedAt = now;
  const successor = tokens.successorOf(token);
  storeRefreshToken(work, successor, session);
  return { grant: { ...grant, refreshToken: successor } };
}

/** Follows a token within the grace period to its newest successor, locked against concurrent use. */
async function newestOf(work: AccountWork, token: string, tokens: RefreshTokens) {
  let refreshToken = token;
  for (;;) {
    const found = await work.em.findOne(
      RefreshTokenEntity,
      { tokenHash: hashToken(refreshToken) },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const usedAgoMs = found?.usedAt ? work.now.getTime() - found.usedAt.getTime() : undefined;
    // A use in the future means that the clock was set back, which no reload explains.
    if (usedAgoMs === undefined || Math.abs(usedAgoMs) > graceMs) return { found, refreshToken };
    refreshToken = tokens.successorOf(refreshToken);
  }
}
