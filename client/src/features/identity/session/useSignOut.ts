import { notify } from '#client/ui/feedback/notify.tsx';
import { drafts } from '#client/ui/forms/drafts.ts';
import { useSignOutEverywhereMutation, useSignOutMutation } from '../account/account.generated.ts';
import { sessionStore } from './sessionStore.ts';

/** Signs out here, in every tab; or on every device. */
export function useSignOut() {
  const [signOut] = useSignOutMutation();
  const [signOutEverywhere] = useSignOutEverywhereMutation();

  const leave = async (end: () => Promise<unknown>) => {
    try {
      await end();
    } catch (error) {
      notify.failure('You are still signed in', error);
      return;
    }
    drafts.removeAll();
    sessionStore.signedOut('signedOut');
  };

  return { signOut: () => leave(signOut), signOutEverywhere: () => leave(signOutEverywhere) };
}
