import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { untilOverlays } from '../feedback/overlays.ts';

/** A field that two people, or two tabs, have changed at once. */
export interface Conflict {
  name: string;
  label: string;
  /** Both values in words. */
  mine: string;
  theirs: string;
}

/** Lays two edits of one thing side by side, field by field. Answers the names of the fields to keep as typed; undefined where called off. */
export async function chooseBetween(conflicts: readonly Conflict[]): Promise<string[] | undefined> {
  await untilOverlays();
  return new Promise((resolve) => {
    const id = modals.open({
      title: 'Somebody else changed this too',
      children: (
        <ConflictChoice
          conflicts={conflicts}
          onChosen={(kept) => {
            resolve(kept);
            modals.close(id);
          }}
        />
      ),
      // A choice closes it too; the promise has settled by then.
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
