import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeError } from '#client/ui/feedback/errors.ts';
import { failed, succeededOnwards } from '../parts/authPageToasts.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { canUsePasskeys, offersPasskeysInFields } from './passkeySupport.ts';

/** Loaded only when it is used, because most users have no passkey. */
const load = () => import('./passkeySignIn.ts');

/** Signs in with a passkey, by a button or, if the browser supports it, in the email field. */
export function usePasskeySignIn(rememberMe: () => boolean) {
  const [busy, setBusy] = useState(false);
  // The button may be pressed as the field's passkey is chosen. Of two sign-ins the second would end the first's session
  // where the plan has one at a time.
  const isChosen = useRef(false);

  const attempt = async (inFields: boolean) => {
    const { askForPasskey, signInWithPasskey, wasCalledOff } = await load();
    try {
      const passkey = await askForPasskey({ inFields });
      if (isChosen.current) return;
      isChosen.current = true;
      const session = await signInWithPasskey(passkey, rememberMe()).catch((error) => {
        isChosen.current = false;
        throw error;
      });
      succeededOnwards({ title: 'Welcome back!', text: 'Successfully logged in' });
      sessionStore.signedIn(session);
    } catch (error) {
      // The user did not ask for what the browser offers by itself, so its failure is not shown.
      const isRefused = error instanceof Error && 'errors' in error;
      if (isRefused || (!inFields && !wasCalledOff(error))) failed('Login failed', describeError(error));
    }
  };

  const offer = useEffectEvent(async () => {
    if (await offersPasskeysInFields()) await attempt(true);
  });
  useEffect(() => {
    offer().catch(() => undefined);
  }, []);

  const signIn = async () => {
    if (busy || isChosen.current) return;
    if (!canUsePasskeys()) {
      failed('Login failed', 'This browser can’t use passkeys here. Sign in with your password.');
      return;
    }
    setBusy(true);
    await attempt(false).finally(() => setBusy(false));
  };
  return { signIn, busy };
}
