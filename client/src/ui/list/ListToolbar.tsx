import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

/** Search, filters and sort of a list, in a row that wraps. */
export function ListToolbar({ children }: { children: ReactNode }) {
  return (
    <Group component="search" gap="xs" mb="md" wrap="wrap">
      {children}
    </Group>
  );
}
