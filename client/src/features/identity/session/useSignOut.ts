import { attempt } from '#client/ui/feedback/attempt.ts';
import { useSignOutEverywhereMutation, useSignOutMutation } from '../account/account.generated.ts';
import { sessionStore } from './sessionStore.ts';

/** Signs out here, in every tab; or on every device. */
export function useSignOut() {
  const [signOut] = useSignOutMutation();
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  const leave = (end: () => Promise<unknown>) => attempt(() => sessionStore.leave(end), 'You are still signed in');
  return { signOut: () => leave(signOut), signOutEverywhere: () => leave(signOutEverywhere) };
}
