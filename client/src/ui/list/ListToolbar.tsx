import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

/** Search, filters and sort, side by side where there is room. */
export function ListToolbar({ children }: { children: ReactNode }) {
  return (
    <Group component="search" gap="xs" mb="md" wrap="wrap">
      {children}
    </Group>
  );
}
