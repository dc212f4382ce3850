import { Group, Text } from '@mantine/core';
import { Money } from '#client/ui/figures/Money.tsx';
import { customerKinds } from '../customerKinds.ts';
import type { CustomerRowFragment } from '../pages.generated.ts';

/** A customer in the phone's list. */
export function CustomerCard({ customer }: { customer: CustomerRowFragment }) {
  const { name, kind, email, phone, balanceCents } = customer;
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600} truncate>
          {name}
        </Text>
        {balanceCents > 0 && (
          <Text fw={600}>
            <Money cents={balanceCents} />
          </Text>
        )}
      </Group>
      <Text size="sm" c="dimmed" truncate>
        {[customerKinds[kind], phone ?? email].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}
