import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle, IconPlugConnectedX } from '@tabler/icons-react';
import { DateTimeText } from '#client/ui/figures/DateText.tsx';
import { disabledWords } from '../endpointWords.ts';
import { useEndpointActions } from '../useEndpointActions.ts';
import type { WebhookEndpointFieldsFragment } from '../webhooks.generated.ts';

interface EndpointNoticeProps {
  endpoint: WebhookEndpointFieldsFragment;
  mayManage: boolean;
}

/** Stands above everything else while messages do not arrive. */
export function EndpointNotice({ endpoint, mayManage }: EndpointNoticeProps) {
  const { disabledAt, disabledReason, failingSince } = endpoint;
  const { enable, isBusy } = useEndpointActions(endpoint);
  if (disabledAt && disabledReason)
    return (
      <Alert
        color={disabledReason === 'BY_PERSON' ? 'gray' : 'red'}
        icon={<IconPlugConnectedX />}
        title="This endpoint is turned off"
      >
        <Stack gap="sm" align="flex-start">
          <span>
            Since <DateTimeText instant={disabledAt} /> nothing is sent to it. {disabledWords[disabledReason]}
          </span>
          {mayManage && (
            <Button onClick={enable} loading={isBusy}>
              Turn on
            </Button>
          )}
        </Stack>
      </Alert>
    );
  if (!failingSince) return null;
  return (
    <Alert color="amber" icon={<IconAlertTriangle />} title="Deliveries are failing">
      Since <DateTimeText instant={failingSince} /> no delivery has succeeded. Each is retried for three days; see the
      log for responses.
    </Alert>
  );
}
