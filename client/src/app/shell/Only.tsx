import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

const WIDE = '(min-width: 62em)';

/** Renders its children only on wide (`wide`) or only on narrow (`narrow`) screens. */
export function Only({ on, children }: { on: 'wide' | 'narrow'; children: ReactNode }) {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  return (on === 'wide') === isWide && children;
}
