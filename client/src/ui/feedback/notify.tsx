import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { describeError, isPlanRefusal } from './errors.ts';
import { PlanWayOut } from './PlanWayOut.tsx';

interface Toast {
  title: string;
  text?: ReactNode;
  /** Milliseconds until it closes. */
  duration?: number;
  /** A toast with the same id is shown once: the live feed and the screen that caused an event may both announce it. */
  id?: string;
}

const show = ({ title, text, duration = 5000, id }: Toast, color: string, icon: ReactNode) =>
  notifications.show({ id, title, message: text, autoClose: duration, color, icon, withBorder: true });

interface Offer {
  id: string;
  text: string;
  /** The label of its button. */
  action: string;
  act: () => void;
  /** Milliseconds until it closes; open until used or dismissed if omitted. */
  duration?: number;
}

export const notify = {
  info: (toast: Toast) => show(toast, 'indigo', <IconInfoCircle size={18} />),
  success: (toast: Toast) => show(toast, 'green', <IconCheck size={18} />),
  destructive: (toast: Toast) => show(toast, 'red', <IconAlertTriangle size={18} />),
  /** For a failed action that has no form to show its error in. */
  failure: (title: string, error: unknown) =>
    notify.destructive({
      title,
      text: (
        <>
          {describeError(error)} {isPlanRefusal(error) && <PlanWayOut />}
        </>
      ),
      duration: 8000,
    }),
  /** For an action that can be undone for a few seconds. */
  undoable: (text: string, undo: () => void) =>
    notify.offer({ id: `undo-${Date.now()}`, text, action: 'Undo', act: undo, duration: 8000 }),
  /** Offers an optional action. */
  offer: ({ id, text, action, act, duration }: Offer) => {
    const take = () => {
      notifications.hide(id);
      act();
    };
    notifications.show({
      id,
      autoClose: duration ?? false,
      withBorder: true,
      color: 'indigo',
      message: (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">{text}</Text>
          <Button size="compact-md" variant="light" onClick={take}>
            {action}
          </Button>
        </Group>
      ),
    });
  },
};
