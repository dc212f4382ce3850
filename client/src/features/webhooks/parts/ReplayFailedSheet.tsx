import { Button, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { Sheet } from '#client/ui/overlay/Sheet.tsx';
import { counted } from '#domain/counted.ts';
import { useReplayFailedWebhooksMutation, WebhookDeliveriesDocument } from '../webhooks.generated.ts';

const HOUR_MS = 3_600_000;
const spans = [
  { value: '1', label: 'The last hour' },
  { value: '24', label: 'The last 24 hours' },
  { value: '72', label: 'The last three days' },
  { value: '720', label: 'The last 30 days: everything that is kept' },
];

interface ReplayFailedSheetProps {
  endpointId: string;
  opened: boolean;
  onClose: () => void;
}

/** Sends again all that failed since a moment. */
export function ReplayFailedSheet({ endpointId, opened, onClose }: ReplayFailedSheetProps) {
  const [hours, setHours] = useState('72');
  const [replay, { loading }] = useReplayFailedWebhooksMutation({ refetchQueries: [WebhookDeliveriesDocument] });
  const send = async () => {
    const since = new Date(Date.now() - Number(hours) * HOUR_MS).toISOString();
    const done = await attempt(() => replay({ variables: { endpointId, since } }), 'Nothing was resent');
    if (!done?.data) return;
    const count = done.data.replayFailedWebhooks;
    if (count === 0) notify.info({ title: 'Nothing failed in that period' });
    else notify.success({ title: `${counted(count, 'message is', 'messages are')} on their way again` });
    onClose();
  };
  return (
    <Sheet opened={opened} onClose={onClose} title="Resend what failed">
      <Stack>
        <Text size="sm">
          Every failed delivery is resent with the same webhook-id, so your program can detect duplicates.
        </Text>
        <Select
          label="From"
          data={spans}
          value={hours}
          onChange={(value) => value && setHours(value)}
          allowDeselect={false}
          data-autofocus
        />
        <Button onClick={send} loading={loading}>
          Send again
        </Button>
      </Stack>
    </Sheet>
  );
}
