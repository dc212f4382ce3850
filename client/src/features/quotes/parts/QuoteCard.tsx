import { Group, Text } from '@mantine/core';
import { DayOf } from '#client/ui/figures/DateText.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { QuoteStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import type { QuoteRowFragment } from '../pages.generated.ts';

/** A quote in the list on a phone: who, how much, since when. */
export function QuoteCard({ quote }: { quote: QuoteRowFragment }) {
  const { customer, number, status, totalCents, createdAt } = quote;
  return (
    <>
      <Group justify="space-between" wrap="nowrap" align="baseline">
        <Text fw={600} truncate>
          {customer.name}
        </Text>
        <Text fw={600}>
          <Money cents={totalCents} />
        </Text>
      </Group>
      <Group justify="space-between" mt={4}>
        <Text size="sm" c="dimmed">
          {number}
          {' · '}
          <DayOf instant={createdAt} />
        </Text>
        <QuoteStatusBadge status={status} />
      </Group>
    </>
  );
}
