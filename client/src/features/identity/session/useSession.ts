import { useSyncExternalStore } from 'react';
import { type SessionState, UNKNOWN } from './session.ts';
import { sessionStore } from './sessionStore.ts';

/** The session of this browser; unknown while a page that the server rendered is hydrated. */
export const useSession = (): SessionState =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, () => UNKNOWN);

/** The signed-in person, on screens that only they see. */
export function useUser() {
  const state = useSession();
  if (state.status !== 'signedIn') throw new Error('useUser belongs behind the guard');
  return state.session.user;
}
