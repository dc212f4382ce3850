import { useApolloClient } from '@apollo/client/react';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { useReopenBusinessMutation } from './closure.generated.ts';

/** Opens the business again; every screen then asks anew what may be done. */
export function useReopen() {
  const client = useApolloClient();
  const [reopenBusiness, { loading: isBusy }] = useReopenBusinessMutation();
  const reopen = () =>
    attempt(async () => {
      await reopenBusiness();
      await client.refetchQueries({ include: 'active' });
      notify.success({ title: 'Open again', text: 'Everything is back as it was.' });
    }, 'The business couldn’t be reopened');
  return { reopen, isBusy };
}
