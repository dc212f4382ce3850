import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { DateTimeText } from '../figures/DateText.tsx';

/** Tells the user that a form shows a restored draft, and offers to discard it. */
export function DraftNotice({ restoredAt, onDiscard }: { restoredAt?: string; onDiscard: () => void }) {
  if (!restoredAt) return null;
  return (
    <Alert color="indigo" icon={<IconHistory />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          We saved what you typed on <DateTimeText instant={restoredAt} />.
        </Text>
        <Button size="compact-md" variant="subtle" onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}
