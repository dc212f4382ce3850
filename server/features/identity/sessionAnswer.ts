import { unauthenticated } from '#server/core/errors.ts';
import { accessTokenSeconds } from '#server/platform/auth/tokens.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Context } from '#server/platform/graphql/context.ts';
import { readUser } from './identity.reads.ts';
import type { Session } from './identity.types.ts';
import { setRefreshCookie } from './refreshCookie.ts';
import type { Grant } from './sessions.ts';
import { readViewer } from './viewer.reads.ts';

/** Returns the session with the refresh token in an HttpOnly cookie or in the body, as the client chose. */
export async function answerGrant(context: Context, grant: Grant, delivery: 'COOKIE' | 'BODY'): Promise<Session> {
  if (delivery === 'COOKIE') setRefreshCookie(context, grant);
  return answerSession(context, grant.member, delivery === 'BODY' ? grant.refreshToken : null);
}

/** Returns a session that continues with its current refresh token. */
export async function answerSession(
  { services: { accessTokens, database } }: Context,
  member: Member,
  refreshToken: string | null = null,
): Promise<Session> {
  const [user, viewer] = await Promise.all([readUser(database, member.userId), readViewer(database, member)]);
  if (!user || !viewer) throw unauthenticated();
  return {
    accessToken: accessTokens.issue(member),
    refreshToken,
    expiresIn: accessTokenSeconds,
    expiresAt: new Date(Date.now() + accessTokenSeconds * 1000),
    tokenType: 'bearer',
    user,
    viewer,
  };
}
