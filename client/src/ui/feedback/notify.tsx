import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { describeError } from './errors.ts';

interface Toast {
  title: string;
  text?: ReactNode;
  /** Milliseconds until it goes by itself. */
  duration?: number;
  /** Two toasts of one id are one: the live feed and the screen that caused an event may both tell of it. */
  id?: string;
}

const show = ({ title, text, duration = 5000, id }: Toast, color: string, icon: ReactNode) =>
  notifications.show({ id, title, message: text, autoClose: duration, color, icon, withBorder: true });

export const notify = {
  success: (toast: Toast) => show(toast, 'green', <IconCheck size={18} />),
  destructive: (toast: Toast) => show(toast, 'red', <IconAlertTriangle size={18} />),
  /** For a refused action that has no form to show its error in. */
  failure: (title: string, error: unknown) => notify.destructive({ title, text: describeError(error), duration: 8000 }),
  /** For something done that can be taken back for a while. */
  undoable: (title: string, undo: () => void) => {
    const id = `undo-${Date.now()}`;
    const takeBack = () => {
      notifications.hide(id);
      undo();
    };
    notifications.show({
      id,
      autoClose: 8000,
      withBorder: true,
      color: 'indigo',
      message: (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">{title}</Text>
          <Button size="compact-md" variant="light" onClick={takeBack}>
            Undo
          </Button>
        </Group>
      ),
    });
  },
};
