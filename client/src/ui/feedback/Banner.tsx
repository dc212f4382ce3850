import { Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './banner.module.css';

interface BannerProps {
  tone: 'notice' | 'warning' | 'stop';
  icon: TablerIcon;
  children: ReactNode;
}

/** A line above every screen: what is the matter, and the ways out of it (wayOut). Belongs into a live region. */
export function Banner({ tone, icon: Icon, children }: BannerProps) {
  return (
    <div className={classes.banner} data-tone={tone}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <Text size="sm">{children}</Text>
    </div>
  );
}

/** The look of a way out within the line. */
export const wayOut = classes.wayOut;
