import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};

const read = () => {
  try {
    return localStorage.getItem(SIGNED_IN_KEY) === '1';
  } catch {
    return false;
  }
};

/** Set while somebody is signed in: public pages look the same to the server for everybody. */
export const SIGNED_IN_KEY = 'whorl-signed-in';

/** Whether somebody is signed in on this browser, as far as it knows without asking. False until hydrated. */
export const useIsSignedIn = () => useSyncExternalStore(subscribe, read, () => false);
