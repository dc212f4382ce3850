import { Modal } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { FinderPanel } from './FinderPanel.tsx';
import { finder, useFinderOpened } from './finderStore.ts';

/** ⌘K or Ctrl-K: any customer, quote, invoice or action by a few letters. */
export function Finder() {
  const opened = useFinderOpened();
  useHotkeys([['mod+K', finder.toggle]], []);
  return (
    <Modal.Root opened={opened} onClose={finder.close} centered={false} yOffset="12dvh" size={560}>
      <Modal.Overlay />
      <Modal.Content aria-label="Find">
        <Modal.Body p={0}>
          <FinderPanel />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
