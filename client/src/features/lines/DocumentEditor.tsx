import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceFloppy, IconSend } from '@tabler/icons-react';
import type { ReactNode, SyntheticEvent } from 'react';
import { Money } from '#client/ui/figures/Money.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import classes from './documentEditor.module.css';
import type { Then } from './useFinishDocument.ts';

const FORM_ID = 'document';

interface DocumentEditorProps {
  onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  /** The totals, in view beside the rest at a desk. */
  totals: ReactNode;
  children: ReactNode;
}

/** How a quote or an invoice is written: its parts in the order of the work, its totals always in view. */
export function DocumentEditor({ onSubmit, totals, children }: DocumentEditorProps) {
  return (
    <form id={FORM_ID} onSubmit={onSubmit} noValidate className={classes.editor}>
      <Stack className={classes.parts}>{children}</Stack>
      <div className={classes.totals}>
        <Section title="Totals">{totals}</Section>
      </div>
    </form>
  );
}

interface EditorActionsProps {
  /** Undefined while it cannot be worked out. */
  totalCents?: number;
  busy: boolean;
  /** Which of the two was pressed; called before the form is submitted. Enter in a field saves. */
  onChoose: (then: Then) => void;
}

/** For the page's actions: saves the draft, or saves and sends it; on a phone under the total, at the bottom of the screen. */
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
          form={FORM_ID}
          variant="default"
          leftSection={<IconDeviceFloppy size={18} aria-hidden />}
          loading={busy}
          onClick={() => onChoose('keep')}
        >
          Save draft
        </Button>
        <Button
          type="submit"
          form={FORM_ID}
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
