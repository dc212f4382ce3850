import { ask } from '#client/graphql/ask.ts';
import { Refusal } from '#client/graphql/failures.ts';
import { isAway } from '#client/graphql/patience.ts';
import { RefreshSessionDocument } from './session.generated.ts';
import { type Session, toSession } from './session.ts';

/** There is no session to be had; why it was ended, where there had been one. */
export interface NoSession {
  because?: string;
}

/**
 * Trades the refresh cookie for a session, where there is one to be had. It goes past Apollo Client, whose links
 * themselves wait for it. Throws where the server could not be asked: at once without a network, since the app then opens
 * on what it has kept.
 */
export async function requestSession(): Promise<Session | NoSession> {
  try {
    // Even where the page goes away meanwhile, the next token should reach the cookie jar.
    const { refreshSession } = await ask(RefreshSessionDocument, {}, { willPass: isAway, keepalive: true });
    return toSession(refreshSession);
  } catch (error) {
    const ended =
      error instanceof Refusal && error.errors.find(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
    if (!ended) throw error;
    return { because: ended.extensions?.sessionEnded as string | undefined };
  }
}
