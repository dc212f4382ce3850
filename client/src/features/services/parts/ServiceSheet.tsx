import { notify } from '#client/ui/feedback/notify.tsx';
import type { ListParams } from '#client/ui/list/useListParams.ts';
import { Sheet } from '#client/ui/overlay/Sheet.tsx';
import { ServiceForm } from '../forms/ServiceForm.tsx';
import { toServiceValues } from '../forms/serviceValues.ts';
import {
  PriceListDocument,
  type ServiceFieldsFragment,
  useCreateServiceMutation,
  useUpdateServiceMutation,
} from '../services.generated.ts';

interface ServiceSheetProps {
  services: readonly ServiceFieldsFragment[];
  params: ListParams;
}

/** Adds to the price list (`?edit=new`) or changes what stands on it (`?edit=<id>`). */
export function ServiceSheet({ services, params }: ServiceSheetProps) {
  const editing = params.text('edit');
  const service = services.find(({ id }) => id === editing);
  const close = () => params.set({ edit: null });
  return (
    <Sheet
      opened={editing === 'new' || service !== undefined}
      onClose={close}
      title={service ? 'Change service' : 'New service'}
    >
      {service ? <ChangeService key={service.id} service={service} onDone={close} /> : <NewService onDone={close} />}
    </Sheet>
  );
}

function NewService({ onDone }: { onDone: () => void }) {
  const [createService] = useCreateServiceMutation({ refetchQueries: [PriceListDocument], awaitRefetchQueries: true });
  return (
    <ServiceForm
      draftKey="service:new"
      initialValues={toServiceValues()}
      action="Add to price list"
      save={async (input) => {
        await createService({ variables: { input } });
        notify.success({ title: `${input.description} is on the price list` });
        onDone();
      }}
    />
  );
}

function ChangeService({ service, onDone }: { service: ServiceFieldsFragment; onDone: () => void }) {
  const [updateService] = useUpdateServiceMutation();
  return (
    <ServiceForm
      draftKey={`service:${service.id}`}
      initialValues={toServiceValues(service)}
      action="Save"
      save={async (input) => {
        await updateService({ variables: { id: service.id, input } });
        notify.success({ title: `${input.description} is changed` });
        onDone();
      }}
    />
  );
}
