import { useSyncExternalStore } from 'react';
import { UNKNOWN } from './session.ts';
import { sessionStore } from './sessionStore.ts';

export const useSession = () => useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, () => UNKNOWN);

/** The signed-in person, on screens that only they see. */
export function useUser() {
  const state = useSession();
  if (state.status !== 'signedIn') throw new Error('useUser belongs behind the guard');
  return state.session.user;
}
