import { useHotkeys } from '@mantine/hooks';
import { Suspense } from 'react';
import { lazyPart } from '#client/ui/lazyPart.ts';
import { finder, useFinderOpened } from './finderStore.ts';

const FinderPanel = lazyPart(async () => (await import('./FinderPanel.tsx')).FinderPanel);

/** Opens the search over customers, quotes, invoices and actions with ⌘K or Ctrl-K. */
export function Finder() {
  const opened = useFinderOpened();
  useHotkeys([['mod+K', finder.toggle]], []);
  return <Suspense>{opened && <FinderPanel />}</Suspense>;
}
