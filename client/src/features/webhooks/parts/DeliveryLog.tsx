import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { TimeOrder, WebhookDeliveryStatus } from '#client/graphql/schema.generated.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { ChoiceFilter } from '#client/ui/list/ChoiceFilter.tsx';
import type { ListParams } from '#client/ui/list/useListParams.ts';
import { Section } from '#client/ui/page/Section.tsx';
import { WEBHOOK_LOG_DAYS } from '#domain/webhooks.ts';
import { useDeliveries } from '../useDeliveries.ts';
import { DeliveryEntry } from './DeliveryEntry.tsx';
import { ReplayFailedSheet } from './ReplayFailedSheet.tsx';
import { SendWaitingButton } from './SendWaitingButton.tsx';
import classes from './webhooks.module.css';

const choices: Record<WebhookDeliveryStatus, string> = {
  SUCCEEDED: 'Arrived',
  PENDING: 'Pending',
  FAILED: 'Failed',
};

const orders = { OLDEST: 'Oldest first' } satisfies Partial<Record<TimeOrder, string>>;

interface DeliveryLogProps {
  endpointId: string;
  /** Whether the viewer may send to it now. */
  maySend: boolean;
  params: ListParams;
}

/** All that was sent to an endpoint, what came back, and how to send it again. */
export function DeliveryLog({ endpointId, maySend, params }: DeliveryLogProps) {
  const [isReplaying, setReplaying] = useState(false);
  const status = params.oneOf('status', Object.keys(choices) as WebhookDeliveryStatus[]);
  const sort = params.oneOf('sort', ['OLDEST'] as const);
  return (
    <Section
      title="Deliveries"
      action={
        <Group gap="xs">
          <ChoiceFilter params={params} name="status" label="State" all="All" choices={choices} />
          <ChoiceFilter params={params} name="sort" label="Order" all="Newest first" choices={orders} />
          {maySend && (
            <>
              <SendWaitingButton endpointId={endpointId} />
              <Button variant="default" onClick={() => setReplaying(true)}>
                Resend failed…
              </Button>
            </>
          )}
        </Group>
      }
    >
      <Deliveries key={`${status} ${sort}`} endpointId={endpointId} maySend={maySend} status={status} sort={sort} />
      <ReplayFailedSheet endpointId={endpointId} opened={isReplaying} onClose={() => setReplaying(false)} />
    </Section>
  );
}

interface DeliveriesProps {
  endpointId: string;
  maySend: boolean;
  status?: WebhookDeliveryStatus;
  sort?: TimeOrder;
}

function Deliveries({ endpointId, maySend, status, sort }: DeliveriesProps) {
  const log = useDeliveries(endpointId, status, sort);
  if (!log.deliveries) {
    return <AwaitedList what="the deliveries" rows={4} error={log.error} onRetry={log.retry} />;
  }
  if (log.deliveries.length === 0 && !log.previous)
    return (
      <Text c="dimmed">
        {status
          ? 'No deliveries with this status.'
          : `Nothing sent yet. ${maySend ? 'Send a test event to check that your endpoint works.' : ''}`}
      </Text>
    );
  return (
    <>
      <ul className={classes.deliveries} aria-label="Deliveries" aria-busy={log.isLoading}>
        {log.deliveries.map((delivery) => (
          <DeliveryEntry key={delivery.id} delivery={delivery} mayReplay={maySend} />
        ))}
      </ul>
      {log.error && <ErrorState error={log.error} what="more deliveries" onRetry={log.retry} />}
      <Group justify="space-between" mt="sm">
        <Text size="sm" c="dimmed">
          Kept for {WEBHOOK_LOG_DAYS} days.
        </Text>
        <Group gap="xs">
          {log.previous && (
            <Button variant="default" onClick={log.previous}>
              {sort ? 'Older' : 'Newer'}
            </Button>
          )}
          {log.next && (
            <Button variant="default" onClick={log.next} loading={log.isLoading}>
              {sort ? 'Newer' : 'Older'}
            </Button>
          )}
        </Group>
      </Group>
    </>
  );
}
