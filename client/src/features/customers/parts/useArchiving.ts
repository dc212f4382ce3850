import { notify } from '#client/ui/feedback/notify.tsx';
import { useArchiveCustomerMutation, useRestoreCustomerMutation } from '../customers.generated.ts';

/** Archives and restores a customer; either can be taken back for a while. */
export function useArchiving({ id, name }: { id: string; name: string }) {
  // Offered is certain: it shows at once, and is taken back where the server refuses.
  const expected = (archived: boolean) => ({ __typename: 'Customer' as const, id, archived, actions: [] });
  const [archiveCustomer] = useArchiveCustomerMutation({
    variables: { id },
    optimisticResponse: { archiveCustomer: expected(true) },
  });
  const [restoreCustomer] = useRestoreCustomerMutation({
    variables: { id },
    optimisticResponse: { restoreCustomer: expected(false) },
  });

  const archive = () =>
    archiveCustomer().then(
      () => notify.undoable(`${name} is archived`, restore),
      (error) => notify.failure(`${name} is not archived`, error),
    );
  const restore = () =>
    restoreCustomer().then(
      () => notify.success({ title: `${name} is back in your list` }),
      (error) => notify.failure(`${name} is still archived`, error),
    );
  return { archive, restore };
}
