import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Whorl } from '../brand/Whorl.tsx';
import classes from './emptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** The next step, in one sentence. */
  children: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py={48} px="md" className={classes.empty}>
      <div className={classes.motif}>
        <Whorl size={72} count={5} />
      </div>
      <Title order={2} ta="center">
        {title}
      </Title>
      <Text c="dimmed" ta="center" maw={420}>
        {children}
      </Text>
      {action && <div className={classes.action}>{action}</div>}
    </Stack>
  );
}
