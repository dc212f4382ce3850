import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import type { CreateWebhookEndpointInput } from '#client/graphql/schema.generated.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import type { ListParams } from '#client/ui/list/useListParams.ts';
import { Sheet } from '#client/ui/overlay/Sheet.tsx';
import { hostOf } from '#domain/webhooks.ts';
import { endpointPath } from '../endpointWords.ts';
import { EndpointForm } from '../forms/EndpointForm.tsx';
import { toEndpointInput, toEndpointValues } from '../forms/endpointValues.ts';
import {
  useCreateWebhookEndpointMutation,
  useUpdateWebhookEndpointMutation,
  type WebhookEndpointFieldsFragment,
  WebhookEndpointsDocument,
} from '../webhooks.generated.ts';

interface EndpointSheetProps {
  params: ListParams;
  /** The one that may be changed here; without it, one may be added. */
  endpoint?: WebhookEndpointFieldsFragment;
}

/** Adds an endpoint (`?edit=new`) or changes the one of the page (`?edit=<id>`). */
export function EndpointSheet({ params, endpoint }: EndpointSheetProps) {
  const close = () => params.set({ edit: null });
  return (
    <Sheet
      opened={params.text('edit') === (endpoint?.id ?? 'new')}
      onClose={close}
      title={endpoint ? 'Edit endpoint' : 'New endpoint'}
    >
      {endpoint ? <ChangeEndpoint endpoint={endpoint} onDone={close} /> : <NewEndpoint />}
    </Sheet>
  );
}

function NewEndpoint() {
  const navigate = useNavigate();
  const [create] = useCreateWebhookEndpointMutation({ refetchQueries: [WebhookEndpointsDocument] });
  const request = useKeyedRequest({
    name: 'webhook-endpoint:new',
    send: (input: CreateWebhookEndpointInput) => create({ variables: { input } }),
    told: ({ data }, input) => ({
      words: `${hostOf(input)} was added`,
      to: endpointPath(data?.createWebhookEndpoint.id ?? ''),
    }),
  });
  return (
    <EndpointForm
      draftKey="webhook-endpoint:new"
      initialValues={toEndpointValues()}
      action="Add endpoint"
      save={async (input) => {
        const { data } = await request(input);
        if (!data) return;
        notify.success({
          title: `${hostOf(data.createWebhookEndpoint)} was added`,
          text: 'Add its signing secret to your program, then send a test event.',
        });
        navigate(endpointPath(data.createWebhookEndpoint.id), { replace: true });
      }}
    />
  );
}

function ChangeEndpoint({ endpoint, onDone }: { endpoint: WebhookEndpointFieldsFragment; onDone: () => void }) {
  const client = useApolloClient();
  const [update] = useUpdateWebhookEndpointMutation();
  return (
    <EndpointForm
      draftKey={`webhook-endpoint:${endpoint.id}`}
      initialValues={toEndpointValues(endpoint)}
      edited={{
        version: endpoint.version,
        reload: async () => {
          const { data } = await client.query({ query: WebhookEndpointsDocument, fetchPolicy: 'network-only' });
          const now = data?.webhookEndpoints.find(({ id }) => id === endpoint.id);
          return now && { version: now.version, values: toEndpointValues(now) };
        },
        fields: {
          url: { label: 'Address' },
          description: { label: 'Description' },
          eventTypes: { label: 'Events' },
        },
      }}
      action="Save"
      save={async (_input, { expectedVersion, changed }) => {
        await update({ variables: { id: endpoint.id, input: changed(toEndpointInput), expectedVersion } });
        notify.success({ title: 'Endpoint updated' });
        onDone();
      }}
    />
  );
}
