import { Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './banner.module.css';

interface BannerProps {
  tone: 'notice' | 'warning' | 'stop' | 'test';
  icon: TablerIcon;
  children: ReactNode;
}

/** A status line above every screen, with links or buttons to resolve it (`wayOut`). Must be inside a live region. */
export function Banner({ tone, icon: Icon, children }: BannerProps) {
  return (
    <div className={classes.banner} data-tone={tone}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <Text size="sm">{children}</Text>
    </div>
  );
}

/** The class of a link or button within a banner. */
export const wayOut = classes.wayOut;
