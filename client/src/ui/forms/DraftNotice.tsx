import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { DateTimeText } from '../figures/DateText.tsx';

/** Says that a form shows what was typed before, and lets it be thrown away. */
export function DraftNotice({ restoredAt, onDiscard }: { restoredAt?: string; onDiscard: () => void }) {
  if (!restoredAt) return null;
  return (
    <Alert color="indigo" icon={<IconHistory />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          We kept what you typed on <DateTimeText instant={restoredAt} />.
        </Text>
        <Button size="compact-md" variant="subtle" onClick={onDiscard}>
          Discard it
        </Button>
      </Group>
    </Alert>
  );
}
