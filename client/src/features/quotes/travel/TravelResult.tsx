import { Alert, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { describeError, fieldErrors } from '#client/ui/feedback/errors.ts';
import { Money } from '#client/ui/figures/Money.tsx';
import { placeName } from './placeWords.ts';
import { TravelMap } from './TravelMap.tsx';
import type { TravelProps } from './travelProps.ts';
import { endOf, type Start, startOf, toTravelInput } from './travelValues.ts';

/** What the way comes to: a sketch of it, the fee, and the one sentence that explains it. */
export function TravelResult({ form, known, estimation, customerName }: TravelProps) {
  const { estimate, isUpdating, error } = estimation;
  if (error) {
    return (
      <Alert color="red" icon={<IconAlertTriangle />} role="alert">
        {fieldErrors(error)[0]?.message ?? describeError(error)}
      </Alert>
    );
  }
  if (!estimate) {
    return isUpdating ? (
      <Skeleton height={190} />
    ) : (
      <Text size="sm" c="dimmed" role="status">
        Enter a ZIP code, or a city and state, to calculate the fee.
      </Text>
    );
  }

  const { travel } = form.values;
  const { origin, destination } = toTravelInput(travel, known);
  const start: Record<Start, string> = {
    BASE: 'Your base',
    HERE: 'You',
    ADDRESS: placeName(origin) ?? 'Start',
  };
  const end = endOf(travel, known) === 'CUSTOMER' ? customerName : placeName(destination);
  const { miles, minutes, feeCents, explanation } = estimate;
  return (
    <Stack gap="xs" aria-busy={isUpdating} style={{ opacity: isUpdating ? 0.6 : 1 }}>
      <TravelMap
        origin={origin}
        destination={destination}
        startLabel={start[startOf(travel, known)]}
        endLabel={end ?? 'Customer'}
        miles={miles}
      />
      <Group justify="space-between" align="baseline" role="status">
        <Text fw={600}>Travel fee</Text>
        <Text fw={650} size="lg">
          <Money cents={feeCents} />
        </Text>
      </Group>
      <Text size="sm">{explanation}</Text>
      <Text size="sm" c="dimmed">
        About {minutes} min by car, each way.
      </Text>
    </Stack>
  );
}
