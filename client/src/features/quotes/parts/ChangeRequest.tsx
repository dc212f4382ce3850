import { Alert, Text } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';

/** What the customer would like otherwise, in their own words. */
export function ChangeRequest({ words }: { words: string }) {
  return (
    <Alert color="amber" icon={<IconMessage />} title="The customer asks for changes">
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {words}
      </Text>
    </Alert>
  );
}
