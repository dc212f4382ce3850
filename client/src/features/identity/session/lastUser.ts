import type { Session } from './session.ts';

type User = Session['user'];

const KEY = 'whorl-last-user';

/**
 * Who is signed in on this device, so that the app opens where the server cannot be asked. It gives no power:
 * the token stays in memory. Where storage is closed to us nothing is remembered.
 */
export const lastUser = {
  read(): User | null {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? 'null') as User | null;
    } catch {
      return null;
    }
  },
  remember(user: User) {
    try {
      localStorage.setItem(KEY, JSON.stringify(user));
    } catch {
      // Then the app opens with a network only.
    }
  },
  forget() {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was remembered either.
    }
  },
};
