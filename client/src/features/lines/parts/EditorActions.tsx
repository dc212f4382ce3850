import { Button, Group, Text } from '@mantine/core';
import { IconDeviceFloppy, IconSend } from '@tabler/icons-react';
import { Money } from '#client/ui/figures/Money.tsx';
import classes from '../documentEditor.module.css';
import type { Then } from '../useFinishDocument.ts';

/** The id of the form that the buttons, which are outside it, submit. */
export const EDITOR_FORM_ID = 'document';

interface EditorActionsProps {
  /** Undefined while it cannot be computed. */
  totalCents?: number;
  busy: boolean;
  /** Called with the pressed button before the form is submitted. Enter in a field saves the draft. */
  onChoose: (then: Then) => void;
}

/** Saves the draft, or saves and sends it. On phones the buttons are at the bottom of the screen, under the total. */
export function EditorActions({ totalCents, busy, onChoose }: EditorActionsProps) {
  return (
    <div className={classes.actions}>
      <Group justify="space-between" className={classes.bar}>
        <Text size="sm">Total</Text>
        <Text fw={650}>{totalCents === undefined ? '—' : <Money cents={totalCents} />}</Text>
      </Group>
      <Group gap="xs" wrap="nowrap">
        <Button
          type="submit"
          form={EDITOR_FORM_ID}
          variant="default"
          leftSection={<IconDeviceFloppy size={18} aria-hidden />}
          loading={busy}
          onClick={() => onChoose('keep')}
        >
          Save draft
        </Button>
        <Button
          type="submit"
          form={EDITOR_FORM_ID}
          leftSection={<IconSend size={18} aria-hidden />}
          loading={busy}
          onClick={() => onChoose('send')}
        >
          Save and send
        </Button>
      </Group>
    </div>
  );
}
