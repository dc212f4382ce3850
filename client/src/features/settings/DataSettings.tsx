import { Stack } from '@mantine/core';
import { CloseBusiness } from '#client/features/closure/index.ts';
import { ExportEverything } from '#client/features/dataExports/index.ts';

/** Taking everything along, and leaving. */
export function DataSettings() {
  return (
    <Stack>
      <ExportEverything />
      <CloseBusiness />
    </Stack>
  );
}
