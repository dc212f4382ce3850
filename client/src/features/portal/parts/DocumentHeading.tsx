import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './document.module.css';

interface DocumentHeadingProps {
  title: string;
  aside?: string;
  customer: string;
  /** Facts: dates and the like. */
  children: ReactNode;
}

export function DocumentHeading({ title, aside, customer, children }: DocumentHeadingProps) {
  return (
    <header className={classes.heading}>
      <div>
        <Title order={1} size="h2" tabIndex={-1}>
          {title}
        </Title>
        <Text c="dimmed">{aside ? `${customer} · ${aside}` : customer}</Text>
      </div>
      <dl className={classes.facts}>{children}</dl>
    </header>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
