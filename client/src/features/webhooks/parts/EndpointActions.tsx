import { IconPencil, IconPlayerPause, IconSend, IconTrash } from '@tabler/icons-react';
import { type Action, ActionBar } from '#client/ui/actions/ActionBar.tsx';
import { useEndpointActions } from '../useEndpointActions.ts';
import type { WebhookEndpointFieldsFragment } from '../webhooks.generated.ts';

interface EndpointActionsProps {
  endpoint: WebhookEndpointFieldsFragment;
  onEdit: () => void;
}

export function EndpointActions({ endpoint, onEdit }: EndpointActionsProps) {
  const { disable, remove, sendTest, isTesting } = useEndpointActions(endpoint);
  const change: Action = { label: 'Change', icon: IconPencil, onClick: onEdit };
  const test: Action = { label: 'Send test event', icon: IconSend, onClick: sendTest, busy: isTesting };
  const off: Action = { label: 'Turn off', icon: IconPlayerPause, onClick: disable };
  const away: Action = { label: 'Delete endpoint', icon: IconTrash, onClick: remove, destructive: true };
  return endpoint.enabled ? (
    <ActionBar main={[test]} more={[change, off, away]} />
  ) : (
    <ActionBar main={[change]} more={[away]} />
  );
}
