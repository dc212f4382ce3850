import { Drawer, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './sheet.module.css';

interface SheetProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Keeps its content and form input mounted while closed. */
  keepMounted?: boolean;
  children: ReactNode;
}

/** A short task over the page: a bottom sheet on phones, a dialog on wide screens. */
export function Sheet({ opened, onClose, title, keepMounted, children }: SheetProps) {
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  if (isWide) {
    return (
      <Modal
        opened={opened}
        onClose={onClose}
        title={title}
        keepMounted={keepMounted}
        classNames={{ title: classes.title }}
        size={480}
      >
        {children}
      </Modal>
    );
  }
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      keepMounted={keepMounted}
      position="bottom"
      classNames={{ content: classes.sheet, title: classes.title }}
    >
      {children}
    </Drawer>
  );
}
