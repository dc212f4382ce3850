import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { brand } from '#client/ui/brand/brand.ts';
import { Whorl } from '#client/ui/brand/Whorl.tsx';
import { PageTitle } from '#client/ui/page/Page.tsx';
import classes from './centeredPage.module.css';

interface CenteredPageProps {
  title: string;
  words: string;
  children: ReactNode;
}

/** A screen with nothing but a message in its middle. */
export function CenteredPage({ title, words, children }: CenteredPageProps) {
  return (
    <main className={classes.page}>
      <title>{`${title} · ${brand.name}`}</title>
      <Stack align="center" maw={520} ta="center">
        <div className={classes.motif}>
          <Whorl size={96} count={6} />
        </div>
        <PageTitle>{title}</PageTitle>
        <Text c="dimmed">{words}</Text>
        {children}
      </Stack>
    </main>
  );
}
