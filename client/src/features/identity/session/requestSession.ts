import { print } from 'graphql';
import { RefreshSessionDocument, type RefreshSessionMutation } from '../identity.generated.ts';
import { type Session, toSession } from './session.ts';

interface Answer {
  data?: RefreshSessionMutation | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/**
 * Trades the refresh cookie for a session; null where there is none to be had. It goes past Apollo Client, whose links
 * themselves wait for it. Throws where the server could not be asked.
 */
export async function requestSession(): Promise<Session | null> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    body: JSON.stringify({ query: print(RefreshSessionDocument), operationName: 'RefreshSession' }),
    // A token works once: even where the page goes away meanwhile, its successor must reach the cookie jar.
    keepalive: true,
  });
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
  const { data, errors } = (await response.json()) as Answer;
  if (data) return toSession(data.refreshSession);
  if (errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) return null;
  throw new Error(errors?.[0]?.message ?? 'The server did not answer');
}
