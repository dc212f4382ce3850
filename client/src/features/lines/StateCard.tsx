import { Card, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Money } from '#client/ui/figures/Money.tsx';
import classes from './stateCard.module.css';

interface StateCardProps {
  /** What the figure is: "Balance". */
  label: string;
  tone: 'open' | 'good' | 'waiting' | 'bad' | 'closed';
  /** How it stands, in a few words. */
  headline: string;
  cents: number;
  children: ReactNode;
}

/** How a document stands, at a glance: the figure that matters and what it hangs on. */
export function StateCard({ label, tone, headline, cents, children }: StateCardProps) {
  return (
    <Card withBorder padding="lg" component="section" aria-label={label} className={classes.state} data-tone={tone}>
      <Text size="sm" fw={600}>
        {headline}
      </Text>
      <p className={classes.figure}>
        <Money cents={cents} />
      </p>
      {children}
    </Card>
  );
}
