import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { DraftNotice } from './DraftNotice.tsx';
import { FormError, type FormProblem } from './FormError.tsx';

interface EditorFormProps {
  editor: {
    onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
    busy: boolean;
    error?: FormProblem;
    restoredAt?: string;
    discardDraft: () => void;
  };
  /** The label of the button, with a verb: "Save travel". */
  action: string;
  children: ReactNode;
}

/** A form that edits a record on its page: its draft, fields, error and button. */
export function EditorForm({ editor, action, children }: EditorFormProps) {
  const { onSubmit, busy, error, restoredAt, discardDraft } = editor;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <DraftNotice restoredAt={restoredAt} onDiscard={discardDraft} />
        {children}
        <FormError error={error} />
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
