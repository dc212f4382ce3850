import { keptOnDevice } from '#client/ui/device/browserStorage.ts';
import { SIGNED_IN_KEY } from '#client/ui/site/signedIn.ts';

const flag = keptOnDevice(SIGNED_IN_KEY);

/**
 * Tells public pages and auth pages, which are the same for everybody, that this browser seems to have a session. It
 * grants nothing; only the server knows whether the session is valid.
 */
export const signedInFlag = {
  isSet: () => flag.read() === '1',
  set(isSignedIn: boolean) {
    if (isSignedIn) flag.keep('1');
    else flag.remove();
  },
};
