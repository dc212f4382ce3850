import { useApolloClient } from '@apollo/client/react';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import type { CreateServiceInput } from '#client/graphql/schema.generated.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import type { ListParams } from '#client/ui/list/useListParams.ts';
import { Sheet } from '#client/ui/overlay/Sheet.tsx';
import { ServiceForm } from '../forms/ServiceForm.tsx';
import { serviceFields, toServiceInput, toServiceValues } from '../forms/serviceValues.ts';
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
  const create = useKeyedRequest({
    name: 'service:new',
    send: (input: CreateServiceInput) => createService({ variables: { input } }),
    told: (_result, { description }) => ({ words: `${description} was added`, to: '/dashboard/services' }),
  });
  return (
    <ServiceForm
      draftKey="service:new"
      initialValues={toServiceValues()}
      action="Add to price list"
      save={async (input) => {
        await create(input);
        notify.success({ title: `${input.description} is on the price list` });
        onDone();
      }}
    />
  );
}

function ChangeService({ service, onDone }: { service: ServiceFieldsFragment; onDone: () => void }) {
  const client = useApolloClient();
  const [updateService] = useUpdateServiceMutation();
  return (
    <ServiceForm
      draftKey={`service:${service.id}`}
      initialValues={toServiceValues(service)}
      edited={{
        version: service.version,
        reload: async () => {
          const { data } = await client.query({ query: PriceListDocument, fetchPolicy: 'network-only' });
          const now = data?.services.find(({ id }) => id === service.id);
          return now && { version: now.version, values: toServiceValues(now) };
        },
        fields: serviceFields,
      }}
      action="Save"
      save={async (input, { expectedVersion, changed }) => {
        await updateService({ variables: { id: service.id, input: changed(toServiceInput), expectedVersion } });
        notify.success({ title: `${input.description} was updated` });
        onDone();
      }}
    />
  );
}
