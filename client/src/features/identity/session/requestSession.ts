import { print } from 'graphql';
import { RefreshSessionDocument, type RefreshSessionMutation } from '../identity.generated.ts';
import { type Session, toSession } from './session.ts';

interface Answer {
  data?: RefreshSessionMutation | null;
  errors?: { message: string; extensions?: { code?: string; sessionEnded?: string } }[];
}

/** The server is away for a moment: spec, point 8, calls these retryable. */
const passing = [502, 503, 504];
const PAUSES_MS = [300, 900];

/** There is no session to be had; why it was ended, where there had been one. */
export interface NoSession {
  because?: string;
}

/**
 * Trades the refresh cookie for a session, where there is one to be had. It goes past Apollo Client, whose links
 * themselves wait for it. Throws where the server could not be asked.
 */
export async function requestSession(): Promise<Session | NoSession> {
  const response = await askPatiently();
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
  const { data, errors } = (await response.json()) as Answer;
  if (data) return toSession(data.refreshSession);
  const refused = errors?.find(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  if (refused) return { because: refused.extensions?.sessionEnded };
  throw new Error(errors?.[0]?.message ?? 'The server did not answer');
}

async function askPatiently(): Promise<Response> {
  for (const pause of PAUSES_MS) {
    const response = await askOnce();
    if (!passing.includes(response.status)) return response;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return askOnce();
}

const askOnce = () =>
  fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    body: JSON.stringify({ query: print(RefreshSessionDocument), operationName: 'RefreshSession' }),
    // Even where the page goes away meanwhile, the next token should reach the cookie jar.
    keepalive: true,
  });
