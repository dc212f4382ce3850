import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Whorl } from '#client/ui/brand/Whorl.tsx';
import classes from './promotion.module.css';

/** The panel beside a form: a headline, a few facts, and the print behind them. */
export function Promotion({ headline, children }: { headline: string; children: ReactNode }) {
  return (
    <>
      <div className={classes.print}>
        <Whorl size="100%" count={7} />
      </div>
      <Stack gap="xl" className={classes.words}>
        <Text className={classes.headline}>{headline}</Text>
        {children}
      </Stack>
    </>
  );
}
