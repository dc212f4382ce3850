import { keptOnDevice } from '#client/ui/device/browserStorage.ts';
import type { Known } from './session.ts';

const kept = keptOnDevice('whorl-last-session');

/**
 * Who is signed in on this device, and as what, so that the app opens where the server cannot be asked. It gives no power:
 * the token stays in memory.
 */
export const lastUser = {
  read(): Known | null {
    try {
      return JSON.parse(kept.read() ?? 'null') as Known | null;
    } catch {
      return null;
    }
  },
  remember: ({ user, viewer }: Known) => kept.keep(JSON.stringify({ user, viewer })),
  forget: kept.remove,
};
