import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { untilOverlays } from '../feedback/overlays.ts';

/** A field that was changed both in this form and elsewhere. */
export interface Conflict {
  name: string;
  label: string;
  /** Both values as text. */
  mine: string;
  theirs: string;
}

/**
 * Opens a dialog that compares two edits of a record, field by field. Resolves to the names of the fields to keep as
 * typed; undefined if cancelled.
 */
export async function chooseBetween(conflicts: readonly Conflict[]): Promise<string[] | undefined> {
  await untilOverlays();
  return new Promise((resolve) => {
    const id = modals.open({
      title: 'Someone else changed this too',
      children: (
        <ConflictChoice
          conflicts={conflicts}
          onChosen={(kept) => {
            resolve(kept);
            modals.close(id);
          }}
        />
      ),
      // onClose also runs after a choice, when the promise has already settled.
      onClose: () => resolve(undefined),
    });
  });
}

interface ConflictChoiceProps {
  conflicts: readonly Conflict[];
  onChosen: (kept: string[]) => void;
}

function ConflictChoice({ conflicts, onChosen }: ConflictChoiceProps) {
  const [kept, setKept] = useState(() => conflicts.map(({ name }) => name));
  const choose = (name: string, choice: string) =>
    setKept((names) => [...names.filter((other) => other !== name), ...(choice === 'mine' ? [name] : [])]);
  return (
    <Stack>
      <Text size="sm">It was saved in another tab or by a colleague while you were editing. Choose what to keep.</Text>
      {conflicts.map(({ name, label, mine, theirs }) => (
        <Radio.Group
          key={name}
          label={label}
          value={kept.includes(name) ? 'mine' : 'theirs'}
          onChange={(choice) => choose(name, choice)}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="mine" label="Yours" description={mine} />
            <Radio value="theirs" label="Theirs" description={theirs} />
          </Stack>
        </Radio.Group>
      ))}
      <Group justify="flex-end">
        <Button onClick={() => onChosen(kept)}>Save</Button>
      </Group>
    </Stack>
  );
}
