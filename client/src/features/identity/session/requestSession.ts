import { type ApiError, Refusal } from '#client/graphql/failures.ts';
import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { isUnavailable } from '#client/graphql/retryPolicy.ts';
import { network } from '#client/ui/device/network.ts';
import { RefreshSessionDocument, type RefreshSessionMutation } from './session.generated.ts';
import { type Session, toSession } from './session.ts';

/** There is no session to be had; why it was ended, where there had been one. */
export interface NoSession {
  because?: string;
}

/** What the document's own script was answered, where it asked before this one ran: public/start-session.js. */
declare global {
  interface Window {
    earlySession?: Promise<{ data?: RefreshSessionMutation | null; errors?: readonly ApiError[] } | undefined>;
  }
}

/** The answer that was asked for early, once; undefined where none was, or none came. */
export async function takeEarlySession(): Promise<Session | NoSession | undefined> {
  const early = window.earlySession;
  window.earlySession = undefined;
  const answer = await early;
  return answer?.data ? toSession(answer.data.refreshSession) : answer?.errors && ended(answer.errors);
}

/**
 * Trades the refresh cookie for a session, where there is one to be had. It goes past Apollo Client, whose links
 * themselves wait for it. Throws where the server could not be asked: at once without a network, since the app then opens
 * on what it has kept.
 */
export async function requestSession(): Promise<Session | NoSession> {
  try {
    // Even where the page goes away meanwhile, the next token should reach the cookie jar.
    const asked = requestGraphQL(RefreshSessionDocument, {}, { isRetryable: isUnavailable, keepalive: true });
    const { refreshSession } = await network.noting(asked);
    return toSession(refreshSession);
  } catch (error) {
    const noSession = error instanceof Refusal && ended(error.errors);
    if (!noSession) throw error;
    return noSession;
  }
}

function ended(errors: readonly ApiError[]): NoSession | undefined {
  const refusal = errors.find(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  return refusal && { because: refusal.extensions?.sessionEnded as string | undefined };
}
