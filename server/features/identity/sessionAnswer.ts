import { accessTokenSeconds } from '#server/platform/auth/tokens.ts';
import type { Context } from '#server/platform/graphql/context.ts';
import { unauthenticated } from '#server/platform/graphql/errors.ts';
import { readUser } from './identity.reads.ts';
import type { Session } from './identity.types.ts';
import { setRefreshCookie } from './refreshCookie.ts';
import type { Grant } from './sessions.ts';

/** The session as the client asked to be given it: the refresh token in an HttpOnly cookie, or in the body. */
export async function answerGrant(context: Context, grant: Grant, delivery: 'COOKIE' | 'BODY'): Promise<Session> {
  const { accessTokens, database } = context.services;
  const user = await readUser(database, grant.member.userId);
  if (!user) throw unauthenticated();
  if (delivery === 'COOKIE') setRefreshCookie(context, grant);
  return {
    accessToken: accessTokens.issue(grant.member),
    refreshToken: delivery === 'BODY' ? grant.refreshToken : null,
    expiresIn: accessTokenSeconds,
    expiresAt: new Date(Date.now() + accessTokenSeconds * 1000),
    tokenType: 'bearer',
    user,
  };
}
