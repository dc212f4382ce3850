import { useStartBusinessMutation } from './session.generated.ts';
import { toSession } from './session.ts';
import { sessionStore } from './sessionStore.ts';

/** Starts a business of one's own and goes over to it. */
export function useStartBusiness() {
  const [startBusiness] = useStartBusinessMutation({ fetchPolicy: 'no-cache' });
  return async (name: string) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const { data } = await startBusiness({ variables: { name, timeZone } });
    sessionStore.moved(toSession(data!.startBusiness));
  };
}
