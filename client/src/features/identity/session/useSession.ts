import { useSyncExternalStore } from 'react';
import type { SessionState } from './session.ts';
import { sessionStore } from './sessionStore.ts';

/** Of whoever asks: the server, which renders doors for everybody, knows nobody. */
const unknown: SessionState = { status: 'resolving' };

export const useSession = () => useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, () => unknown);

/** The signed-in person, on screens that only they see. */
export function useUser() {
  const state = useSession();
  if (state.status !== 'signedIn') throw new Error('useUser belongs behind the guard');
  return state.session.user;
}
