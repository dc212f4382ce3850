import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { IconFingerprint, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { DayOf } from '#client/ui/figures/DateText.tsx';
import { TimeAgo } from '#client/ui/figures/TimeAgo.tsx';
import { type FactorFieldsFragment, useRenamePasskeyMutation } from './security.generated.ts';
import classes from './security.module.css';

interface PasskeyEntryProps {
  passkey: FactorFieldsFragment;
  onRemove: () => void;
}

export function PasskeyEntry({ passkey, onRemove }: PasskeyEntryProps) {
  const [isRenamed, setRenamed] = useState(false);
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={classes.passkey}>
      <IconFingerprint size={24} aria-hidden />
      {isRenamed ? (
        <Rename passkey={passkey} onDone={() => setRenamed(false)} />
      ) : (
        <>
          <div className={classes.facts}>
            <Text fw={600} truncate>
              {name}
            </Text>
            <Text size="sm" c="dimmed">
              Added <DayOf instant={createdAt} />
              {lastUsedAt ? (
                <>
                  , last used <TimeAgo instant={lastUsedAt} />
                </>
              ) : (
                ', not used yet'
              )}
            </Text>
          </div>
          <ActionIcon variant="subtle" size={44} aria-label={`Rename ${name}`} onClick={() => setRenamed(true)}>
            <IconPencil size={20} />
          </ActionIcon>
          <ActionIcon variant="subtle" color="red" size={44} aria-label={`Remove ${name}`} onClick={onRemove}>
            <IconTrash size={20} />
          </ActionIcon>
        </>
      )}
    </li>
  );
}

function Rename({ passkey: { id, name }, onDone }: { passkey: FactorFieldsFragment; onDone: () => void }) {
  const [newName, setNewName] = useState(name);
  const [renamePasskey, { loading }] = useRenamePasskeyMutation();
  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    const renamed = await attempt(() => renamePasskey({ variables: { id, name: newName } }), 'The name wasn’t saved');
    if (renamed) onDone();
  };
  return (
    <form onSubmit={save} className={classes.facts}>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          aria-label="Passkey name"
          value={newName}
          onChange={(event) => setNewName(event.currentTarget.value)}
          maxLength={60}
          autoFocus
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
          style={{ flex: 1 }}
        />
        <Button type="submit" loading={loading}>
          Save
        </Button>
      </Group>
    </form>
  );
}
