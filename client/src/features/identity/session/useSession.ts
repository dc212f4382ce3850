import { createContext, useContext, useSyncExternalStore } from 'react';
import { type SessionState, UNKNOWN } from './session.ts';
import { sessionStore } from './sessionStore.ts';

/** For whom the server has rendered the screen; doors it renders for everybody. */
const Rendered = createContext<SessionState>(UNKNOWN);
export const RenderedFor = Rendered.Provider;

export function useSession(): SessionState {
  const rendered = useContext(Rendered);
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, () => rendered);
}

/** The signed-in person, on screens that only they see. */
export function useUser() {
  const state = useSession();
  if (state.status !== 'signedIn') throw new Error('useUser belongs behind the guard');
  return state.session.user;
}
