import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconCar } from '@tabler/icons-react';
import { formatCents } from '#domain/money.ts';
import { inMiles } from '#domain/travel.ts';
import type { TravelProps } from './travelProps.ts';

/** While no travel is charged: what it would come to, one tap away. */
export function TravelOffer({ form, estimation: { estimate, isUpdating }, customerName }: TravelProps) {
  if (isUpdating) return <Skeleton height={44} />;
  if (!estimate) {
    return (
      <Text size="sm" c="dimmed">
        No travel fee. Choose a customer with an address to see the travel fee.
      </Text>
    );
  }
  const { miles, minutes, feeCents } = estimate;
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm">
        {customerName} is {inMiles(miles)} away, about {minutes} min by car.
      </Text>
      <Button
        variant="light"
        leftSection={<IconCar size={18} aria-hidden />}
        onClick={() => form.setFieldValue('travel.charged', true)}
      >
        Charge {formatCents(feeCents)}
      </Button>
    </Group>
  );
}
