import { Progress, Stack, Text } from '@mantine/core';
import { counted } from '#domain/counted.ts';

export function ImportProgress({ count }: { count: number }) {
  return (
    <Stack gap="xs" role="status">
      <Progress value={100} animated aria-label="Importing" />
      <Text size="sm">Importing {counted(count, 'row')}. You can leave this page; we’ll tell you when it’s done.</Text>
    </Stack>
  );
}
