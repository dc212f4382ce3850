import { Stack } from '@mantine/core';
import { ExportEverything } from '#client/features/dataExports/index.ts';

/** Taking everything along. */
export function DataSettings() {
  return (
    <Stack>
      <ExportEverything />
    </Stack>
  );
}
