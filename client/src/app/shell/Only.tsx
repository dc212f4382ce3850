import { type ReactNode, useSyncExternalStore } from 'react';

type Width = 'wide' | 'narrow';

export const WIDE = '(min-width: 62em)';

function subscribe(listener: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const here = (): Width => (matchMedia(WIDE).matches ? 'wide' : 'narrow');

/** What is there at a desk alone, or on a phone alone. The server knows of no width: there both are, and the sheets hide one. */
export function Only({ on, children }: { on: Width; children: ReactNode }) {
  const width = useSyncExternalStore(subscribe, here, () => on);
  return width === on && children;
}
