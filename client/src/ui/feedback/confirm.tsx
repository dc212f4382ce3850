import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { untilOverlays } from './overlays.ts';

interface Confirmation {
  /** Names the thing: "Void invoice INV-0042?" */
  title: string;
  body: ReactNode;
  /** The verb: "Void invoice". */
  action: string;
  keep?: string;
  destructive?: boolean;
}

/** Asks once before something that cannot be undone. */
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
      // A confirmed dialog closes too; the promise has settled by then.
      onClose: () => resolve(false),
    });
  });
}
