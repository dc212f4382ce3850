import { Alert, Text } from '@mantine/core';
import { IconCar } from '@tabler/icons-react';
import { formatCents } from '#domain/money.ts';
import { estimatedMinutes, travelFee } from '#domain/travel.ts';
import { readableOr0 } from '#domain/typedNumber.ts';
import type { TravelRateValues } from '../forms/settingsValues.ts';

const EXAMPLE_MILES = 18.4;

/** What the rates come to for one customer, in the sentence that this customer would read. */
export function ExampleFee({ rates }: { rates: TravelRateValues }) {
  const { feeCents, explanation } = travelFee({
    miles: EXAMPLE_MILES,
    minutes: estimatedMinutes(EXAMPLE_MILES),
    method: 'MANUAL',
    roundTrip: rates.travelRoundTrip,
    freeMiles: readableOr0(rates.travelFreeMiles),
    centsPerMile: readableOr0(rates.travelCentsPerMile),
    minimumCents: readableOr0(rates.travelMinimumCents),
    tollsCents: 0,
  });
  return (
    <Alert color="gray" icon={<IconCar />} title={`For example: ${formatCents(feeCents)}`} role="status">
      <Text size="sm">{explanation}</Text>
    </Alert>
  );
}
