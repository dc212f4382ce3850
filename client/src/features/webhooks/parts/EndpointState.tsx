import { Text } from '@mantine/core';
import { WebhookEndpointBadge } from '#client/ui/figures/StatusBadge.tsx';
import { TimeAgo } from '#client/ui/figures/TimeAgo.tsx';
import type { WebhookEndpointFieldsFragment } from '../webhooks.generated.ts';

type Standing = Pick<WebhookEndpointFieldsFragment, 'enabled' | 'failingSince' | 'lastSucceededAt'>;

export function EndpointBadge({ endpoint: { enabled, failingSince } }: { endpoint: Standing }) {
  return <WebhookEndpointBadge status={enabled ? (failingSince ? 'FAILING' : 'ON') : 'OFF'} />;
}

/** Whether messages arrive, in a sentence. */
export function LastArrival({ endpoint: { failingSince, lastSucceededAt } }: { endpoint: Standing }) {
  return (
    <Text size="sm" c="dimmed" component="span">
      {lastSucceededAt ? (
        <>
          Last reached <TimeAgo instant={lastSucceededAt} />
        </>
      ) : failingSince ? (
        'No delivery yet'
      ) : (
        'Nothing sent yet'
      )}
    </Text>
  );
}
