import { attempt } from '#client/ui/feedback/attempt.ts';
import { useSwitchBusinessMutation } from './session.generated.ts';
import { toSession } from './session.ts';
import { sessionStore } from './sessionStore.ts';

/** Goes over to another of one's businesses: in every tab, each of which begins anew with it. */
export function useSwitchBusiness() {
  const [switchBusiness] = useSwitchBusinessMutation({ fetchPolicy: 'no-cache' });
  return async (id: string) => {
    const answer = await attempt(() => switchBusiness({ variables: { id } }), 'Nothing changed');
    if (answer?.data) sessionStore.moved(toSession(answer.data.switchBusiness));
  };
}
