import { keptOnDevice } from '#client/ui/device/browserStorage.ts';
import type { Session } from './session.ts';

type User = Session['user'];

const kept = keptOnDevice('whorl-last-user');

/**
 * Who is signed in on this device, so that the app opens where the server cannot be asked. It gives no power:
 * the token stays in memory.
 */
export const lastUser = {
  read(): User | null {
    try {
      return JSON.parse(kept.read() ?? 'null') as User | null;
    } catch {
      return null;
    }
  },
  remember: (user: User) => kept.keep(JSON.stringify(user)),
  forget: kept.remove,
};
