import { useNavigate } from 'react-router';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { notify } from '#client/ui/feedback/notify.tsx';
import { hostOf } from '#domain/webhooks.ts';
import { WEBHOOKS_PATH } from './endpointWords.ts';
import {
  useDeleteWebhookEndpointMutation,
  useDisableWebhookEndpointMutation,
  useEnableWebhookEndpointMutation,
  useSendTestWebhookMutation,
  WebhookDeliveriesDocument,
  type WebhookEndpointFieldsFragment,
  WebhookEndpointsDocument,
} from './webhooks.generated.ts';

/** What is done to an endpoint on the spot. */
export function useEndpointActions({ id, url }: WebhookEndpointFieldsFragment) {
  const navigate = useNavigate();
  const [enableEndpoint, enabling] = useEnableWebhookEndpointMutation();
  const [disableEndpoint] = useDisableWebhookEndpointMutation({ refetchQueries: [WebhookDeliveriesDocument] });
  const [deleteEndpoint] = useDeleteWebhookEndpointMutation({ refetchQueries: [WebhookEndpointsDocument] });
  const [sendTestWebhook, testing] = useSendTestWebhookMutation({ refetchQueries: [WebhookDeliveriesDocument] });
  const variables = { id };
  const host = hostOf({ url });

  const enable = async () => {
    if (await attempt(() => enableEndpoint({ variables }), 'The endpoint wasn’t turned on'))
      notify.success({ title: `${host} is on`, text: 'Events from now on will be sent.' });
  };
  const disable = async () => {
    if (!(await attempt(() => disableEndpoint({ variables }), 'The endpoint wasn’t turned off'))) return;
    notify.undoable(`${host} is off: nothing is sent there`, enable);
  };
  const remove = async () => {
    const confirmed = await confirm({
      title: `Delete the endpoint ${host}?`,
      body: 'Nothing more is sent there, and its delivery log is deleted.',
      action: 'Delete endpoint',
    });
    if (!confirmed || !(await attempt(() => deleteEndpoint({ variables }), 'The endpoint wasn’t deleted'))) return;
    notify.success({ title: `${host} was deleted` });
    navigate(WEBHOOKS_PATH, { replace: true });
  };
  const sendTest = () => attempt(() => sendTestWebhook({ variables }), 'No test event was sent');
  return { enable, disable, remove, sendTest, isBusy: enabling.loading, isTesting: testing.loading };
}
