import { Flex } from '@mantine/core';
import type { ReactNode } from 'react';

/** The way back and the way on, in this order: at both ends of a line, or below each other on a phone, the way on first. */
export function StepButtons({ children }: { children: ReactNode }) {
  return (
    <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="space-between" gap="sm">
      {children}
    </Flex>
  );
}
