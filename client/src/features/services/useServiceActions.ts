import { notify } from '#client/ui/feedback/notify.tsx';
import { movesFor } from './order.ts';
import {
  type ServiceFieldsFragment,
  useArchiveServiceMutation,
  useRestoreServiceMutation,
  useUpdateServiceMutation,
} from './services.generated.ts';

/** What is done to entries of the price list on the spot: each shows at once, and is put back where it is refused. */
export function useServiceActions(services: readonly ServiceFieldsFragment[]) {
  const [archiveService] = useArchiveServiceMutation();
  const [restoreService] = useRestoreServiceMutation();
  const [updateService] = useUpdateServiceMutation();

  const restore = (service: ServiceFieldsFragment) =>
    restoreService({
      variables: { id: service.id },
      optimisticResponse: { restoreService: { ...service, archived: false } },
    }).catch((error) => notify.failure(`${service.description} wasn’t restored`, error));

  const archive = (service: ServiceFieldsFragment) =>
    archiveService({
      variables: { id: service.id },
      optimisticResponse: { archiveService: { ...service, archived: true } },
    }).then(
      () => notify.undoable(`${service.description} was removed from the price list`, () => restore(service)),
      (error) => notify.failure(`${service.description} wasn’t removed`, error),
    );

  const move = (service: ServiceFieldsFragment, onto: ServiceFieldsFragment) =>
    Promise.all(
      movesFor(services, service.id, onto.id).map(({ id, position }) =>
        updateService({
          variables: { id, input: { position } },
          optimisticResponse: { updateService: { ...services.find((known) => known.id === id)!, position } },
        }),
      ),
    ).catch((error) => notify.failure(`${service.description} wasn’t moved`, error));

  return { archive, restore, move };
}
