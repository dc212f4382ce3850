import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useAbilities } from '#client/features/identity/index.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { useListParams } from '#client/ui/list/useListParams.ts';
import { Page } from '#client/ui/page/Page.tsx';
import { MOST_WEBHOOK_ENDPOINTS } from '#domain/webhooks.ts';
import { EndpointList } from './parts/EndpointList.tsx';
import { EndpointSheet } from './parts/EndpointSheet.tsx';
import { Receiving } from './parts/Receiving.tsx';
import { useWebhookEndpointsQuery } from './webhooks.generated.ts';

/** Where the business's own programs are told of what happens. */
export function WebhookListPage() {
  const params = useListParams();
  const { can } = useAbilities();
  const mayManage = can('webhooks.manage');
  const { data, error, refetch } = useWebhookEndpointsQuery();
  const endpoints = data?.webhookEndpoints;
  const isFull = (endpoints?.length ?? 0) >= MOST_WEBHOOK_ENDPOINTS;
  const add = endpoints && mayManage && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => params.set({ edit: 'new' })}
      disabled={isFull}
    >
      Add endpoint
    </Button>
  );
  return (
    <Page
      title="Webhooks"
      subtitle={
        isFull
          ? `You have ${MOST_WEBHOOK_ENDPOINTS} endpoints, the maximum.`
          : 'Notify your own programs of events as they happen.'
      }
      back={{ to: '/dashboard/api-access', label: 'API access' }}
      actions={add}
      narrow
    >
      <Stack>
        {!endpoints && <AwaitedList what="your webhooks" rows={2} error={error} onRetry={refetch} />}
        {endpoints?.length === 0 && (
          <EmptyState title="No endpoints yet" action={add}>
            Add your program’s URL and choose its events, like quote accepted or invoice paid.
          </EmptyState>
        )}
        {endpoints && endpoints.length > 0 && <EndpointList endpoints={endpoints} />}
        {endpoints && <Receiving />}
      </Stack>
      {endpoints && mayManage && <EndpointSheet params={params} />}
    </Page>
  );
}
