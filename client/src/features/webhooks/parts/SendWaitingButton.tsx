import { Button } from '@mantine/core';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { counted } from '#domain/counted.ts';
import { useSendWaitingWebhookDeliveriesMutation, WebhookDeliveriesDocument } from '../webhooks.generated.ts';

/** Sends what waits for a later try now. */
export function SendWaitingButton({ endpointId }: { endpointId: string }) {
  const [sendWaiting, { loading }] = useSendWaitingWebhookDeliveriesMutation({
    refetchQueries: [WebhookDeliveriesDocument],
  });
  const send = async () => {
    const done = await attempt(() => sendWaiting({ variables: { endpointId } }), 'Pending deliveries weren’t sent');
    if (!done?.data) return;
    const count = done.data.sendWaitingWebhookDeliveries;
    if (count === 0) notify.info({ title: 'No pending deliveries' });
    else notify.success({ title: `${counted(count, 'message is', 'messages are')} being sent now` });
  };
  return (
    <Button variant="default" onClick={send} loading={loading}>
      Send waiting now
    </Button>
  );
}
