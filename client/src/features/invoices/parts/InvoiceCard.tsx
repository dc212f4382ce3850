import { Group, Text } from '@mantine/core';
import { DateText } from '#client/ui/figures/DateText.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { InvoiceStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import type { InvoiceRowFragment } from '../pages.generated.ts';

/** An invoice in the list on a phone: who, how much, since when. */
export function InvoiceCard({ invoice }: { invoice: InvoiceRowFragment }) {
  const { customer, number, status, overdue, totalCents, balanceCents, dueDate } = invoice;
  return (
    <>
      <Group justify="space-between" wrap="nowrap" align="baseline">
        <Text fw={600} truncate>
          {customer.name}
        </Text>
        <Text fw={600}>
          <Money cents={balanceCents > 0 ? balanceCents : totalCents} />
        </Text>
      </Group>
      <Group justify="space-between" mt={4}>
        <Text size="sm" c="dimmed">
          {number}
          {dueDate && balanceCents > 0 && (
            <>
              {' · due '}
              <DateText date={dueDate} />
            </>
          )}
        </Text>
        <InvoiceStatusBadge status={status} overdue={overdue} />
      </Group>
    </>
  );
}
