import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { untilOverlays } from './overlays.ts';

interface Confirmation {
  /** A question that names the record: "Void invoice INV-0042?" */
  title: string;
  body: ReactNode;
  /** The confirming button's verb: "Void invoice". */
  action: string;
  keep?: string;
  destructive?: boolean;
}

/** Opens a confirmation dialog and resolves to the user's choice. */
export async function confirm({
  title,
  body,
  action,
  keep = 'Cancel',
  destructive = true,
}: Confirmation): Promise<boolean> {
  await untilOverlays();
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: <Text size="sm">{body}</Text>,
      labels: { confirm: action, cancel: keep },
      confirmProps: { color: destructive ? 'red' : 'indigo' },
      onConfirm: () => resolve(true),
      // onClose also runs after a confirmation, when the promise has already settled.
      onClose: () => resolve(false),
    });
  });
}
