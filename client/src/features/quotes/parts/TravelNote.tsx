import { Group, Text } from '@mantine/core';
import { IconCar } from '@tabler/icons-react';

/** The sentence that explains the travel fee, as the customer reads it. */
export function TravelNote({ explanation }: { explanation: string }) {
  return (
    <Group gap="xs" wrap="nowrap" align="start" c="dimmed" mb="sm">
      <IconCar size={18} aria-hidden style={{ flex: 'none' }} />
      <Text size="sm">Travel: {explanation}</Text>
    </Group>
  );
}
