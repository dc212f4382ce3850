import { Button, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useAbilities } from '#client/features/identity/index.ts';
import { useCachedFragment } from '#client/graphql/useCachedFragment.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { useListParams } from '#client/ui/list/useListParams.ts';
import { Columns } from '#client/ui/page/Columns.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { hostOf } from '#domain/webhooks.ts';
import { WEBHOOKS_PATH } from './endpointWords.ts';
import { DeliveryLog } from './parts/DeliveryLog.tsx';
import { EndpointActions } from './parts/EndpointActions.tsx';
import { EndpointFacts } from './parts/EndpointFacts.tsx';
import { EndpointNotice } from './parts/EndpointNotice.tsx';
import { EndpointSheet } from './parts/EndpointSheet.tsx';
import { EndpointBadge } from './parts/EndpointState.tsx';
import { SigningSecret } from './parts/SigningSecret.tsx';
import {
  useWebhookEndpointQuery,
  type WebhookEndpointFieldsFragment,
  WebhookEndpointFieldsFragmentDoc,
} from './webhooks.generated.ts';

const back = { to: WEBHOOKS_PATH, label: 'Webhooks' };

/** One endpoint: what it is told of, whether that arrives, and all that was sent. */
export function WebhookEndpointPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useWebhookEndpointQuery({ variables: { id } });
  const known = useCachedFragment<WebhookEndpointFieldsFragment>(
    WebhookEndpointFieldsFragmentDoc,
    'WebhookEndpointFields',
    'WebhookEndpoint',
    id,
  );
  const endpoint = data ? data.webhookEndpoint : known;
  if (endpoint) return <Endpoint key={id} endpoint={endpoint} />;
  return (
    <Page title="Webhook endpoint" back={back}>
      {!data && <AwaitedList what="this endpoint" rows={4} error={error} onRetry={refetch} />}
      {data && (
        <EmptyState
          title="Endpoint not found"
          action={
            <Button component={Link} to={WEBHOOKS_PATH}>
              See all webhooks
            </Button>
          }
        >
          It was deleted or belongs to another business.
        </EmptyState>
      )}
    </Page>
  );
}

function Endpoint({ endpoint }: { endpoint: WebhookEndpointFieldsFragment }) {
  const params = useListParams();
  const { can } = useAbilities();
  const mayManage = can('webhooks.manage');
  const { description, enabled } = endpoint;
  return (
    <Page
      title={hostOf(endpoint)}
      subtitle={description}
      back={back}
      aside={<EndpointBadge endpoint={endpoint} />}
      actions={mayManage && <EndpointActions endpoint={endpoint} onEdit={() => params.set({ edit: endpoint.id })} />}
    >
      <Stack>
        <EndpointNotice endpoint={endpoint} mayManage={mayManage} />
        <Columns
          side={
            <>
              <EndpointFacts endpoint={endpoint} />
              {mayManage && <SigningSecret endpoint={endpoint} />}
            </>
          }
        >
          <DeliveryLog endpointId={endpoint.id} maySend={enabled && mayManage} params={params} />
        </Columns>
      </Stack>
      {mayManage && <EndpointSheet params={params} endpoint={endpoint} />}
    </Page>
  );
}
