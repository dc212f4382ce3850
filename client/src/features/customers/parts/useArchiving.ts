import { notify } from '#client/ui/feedback/notify.tsx';
import { useArchiveCustomerMutation, useRestoreCustomerMutation } from '../customers.generated.ts';

/** Archives and restores a customer; either can be taken back for a while. */
export function useArchiving({ id, name }: { id: string; name: string }) {
  const [archiveCustomer, archiving] = useArchiveCustomerMutation({ variables: { id } });
  const [restoreCustomer, restoring] = useRestoreCustomerMutation({ variables: { id } });

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
  return { archive, restore, busy: archiving.loading || restoring.loading };
}
