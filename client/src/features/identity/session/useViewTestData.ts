import { attempt } from '#client/ui/feedback/attempt.ts';
import { useViewTestDataMutation } from './session.generated.ts';
import { toSession } from './session.ts';
import { sessionStore } from './sessionStore.ts';

/** Switches to the test data of the business in every tab, turning test mode on the first time. */
export function useViewTestData() {
  const [viewTestData] = useViewTestDataMutation({ fetchPolicy: 'no-cache' });
  return async () => {
    const answer = await attempt(() => viewTestData(), 'Test data couldn’t be opened');
    if (answer?.data) sessionStore.moved(toSession(answer.data.viewTestData));
  };
}
