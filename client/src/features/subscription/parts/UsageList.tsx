import { Group, Progress, Stack, Text } from '@mantine/core';
import type { PlanTier } from '#domain/plans.ts';
import { limitName, tierName, type Usage, usedInWords } from '../planWords.ts';
import classes from './usageList.module.css';

interface UsageListProps {
  usage: readonly Usage[];
  limitsTier: PlanTier;
}

/** Every limit of the plan, with a bar for those that fill up by working. */
export const UsageList = ({ usage, limitsTier }: UsageListProps) => (
  <ul className={classes.limits}>
    {usage.map((limit) => (
      <li key={limit.limit}>
        <Limit usage={limit} limitsTier={limitsTier} />
      </li>
    ))}
  </ul>
);

const fillsUp = ['ACTIVE_CUSTOMERS', 'QUOTES_PER_MONTH', 'INVOICES_PER_MONTH'];

function Limit({ usage, limitsTier }: { usage: Usage; limitsTier: PlanTier }) {
  const { limit, used, allowed, near, reached, liftedBy } = usage;
  const name = limitName(limit);
  const color = reached ? 'red' : near ? 'amber' : 'indigo';
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={500}>
          {name}
        </Text>
        <Text size="sm" className={classes.used}>
          {usedInWords(usage, limitsTier)}
        </Text>
      </Group>
      {allowed !== null && fillsUp.includes(limit) && (
        <Progress value={Math.min(100, (100 * used) / allowed)} color={color} aria-label={name} />
      )}
      {near && (
        <Text size="sm">
          {reached ? 'All used.' : 'Almost used up.'}
          {liftedBy && ` ${tierName(liftedBy)} has more.`}
        </Text>
      )}
    </Stack>
  );
}
