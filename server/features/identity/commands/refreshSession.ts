import { LockMode } from '@mikro-orm/core';
import { MembershipEntity, RefreshTokenEntity, SessionEntity } from '#db/entities/index.ts';
import { hashToken, type RefreshTokens } from '#server/platform/auth/tokens.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { type Device, longestUserAgent } from '../devices.ts';
import { endIfTooOld, endSessions, type Grant, keepToken, memberOf } from '../sessions.ts';

/**
 * How long a used token is still taken for its bearer's own. A page that is reloaded in the very moment of a refresh
 * never sees its answer, and two tabs of a browser without locks may both come with the token that they share.
 */
const graceMs = 30_000;

/**
 * Trades a refresh token for the next one. A token that was used before is in two hands: the whole session ends, unless
 * it was used within the grace. Then the answer is the newest token of the line, the same for everybody who asks: the
 * grace makes no second line that could live beside the first. A thief who comes in time therefore shares one line with
 * the owner, and whoever of the two goes on first leaves the other with a used token, which ends the session.
 *
 * Answers no grant where the token is not good, so that ending the session is committed rather than rolled back; and why
 * the session had been ended before, where it had.
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
      'Your session was used in two places at once, so it was ended to be safe',
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
  keepToken(work, successor, session);
  return { grant: { ...grant, refreshToken: successor } };
}

/** The token itself or, where it was used within the grace, its successor; and so on. Locked: it is used by one at a time. */
async function newestOf(work: AccountWork, token: string, tokens: RefreshTokens) {
  let refreshToken = token;
  for (;;) {
    const found = await work.em.findOne(
      RefreshTokenEntity,
      { tokenHash: hashToken(refreshToken) },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const usedAgoMs = found?.usedAt ? work.now.getTime() - found.usedAt.getTime() : undefined;
    // In the future, where the clock was put back since: no reload explains that.
    if (usedAgoMs === undefined || Math.abs(usedAgoMs) > graceMs) return { found, refreshToken };
    refreshToken = tokens.successorOf(refreshToken);
  }
}
