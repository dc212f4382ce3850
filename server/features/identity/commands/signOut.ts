import { RefreshTokenEntity } from '#db/entities/index.ts';
import { hashToken } from '#server/platform/auth/tokens.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { endSessions, SIGNED_OUT } from '../sessions.ts';

/** Ends the session of the access token or of the cookie's refresh token. Idempotent. */
export async function signOut(
  work: AccountWork,
  sessionId: string | undefined,
  refreshToken: string | undefined,
): Promise<void> {
  if (sessionId) await endSessions(work, { id: sessionId }, SIGNED_OUT);
  if (!refreshToken) return;
  const token = await work.em.findOne(RefreshTokenEntity, { tokenHash: hashToken(refreshToken) });
  if (token) await endSessions(work, { id: token.sessionId }, SIGNED_OUT);
}
