import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { DraftNotice } from '#client/ui/forms/DraftNotice.tsx';
import { FormError, type FormProblem } from '#client/ui/forms/FormError.tsx';

interface SettingsFormProps {
  editor: {
    onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
    busy: boolean;
    error?: FormProblem;
    restoredAt?: string;
    discardDraft: () => void;
  };
  /** The verb on the button: "Save travel". */
  action: string;
  children: ReactNode;
}

export function SettingsForm({ editor, action, children }: SettingsFormProps) {
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
