import { Button, Group, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconCurrentLocation } from '@tabler/icons-react';
import type { BusinessInput } from '#client/graphql/schema.generated.ts';
import { usePosition } from '#client/ui/device/usePosition.ts';
import type { BusinessValues } from './settingsValues.ts';

/** Pins the base to where one stands: more exact than the middle of a ZIP code. */
export function BasePosition({ form }: { form: UseFormReturnType<BusinessValues, BusinessInput> }) {
  const { latitude, longitude } = form.values.address;
  const pin = (place: { latitude: number | null; longitude: number | null }) => {
    form.setFieldValue('address.latitude', place.latitude);
    form.setFieldValue('address.longitude', place.longitude);
  };
  const { find, isBusy, refusal } = usePosition(pin);
  const isPinned = latitude !== null && longitude !== null;
  return (
    <Group mt="md" gap="sm">
      <Button
        variant="default"
        leftSection={<IconCurrentLocation size={18} aria-hidden />}
        loading={isBusy}
        onClick={find}
      >
        {isPinned ? 'Reset the pin' : 'Use my location'}
      </Button>
      {isPinned && (
        <Button variant="subtle" color="gray" onClick={() => pin({ latitude: null, longitude: null })}>
          Remove the pin
        </Button>
      )}
      <Text size="sm" c={refusal ? 'red' : 'dimmed'} role="status" style={{ flex: '1 1 240px' }}>
        {refusal ??
          (isPinned
            ? `Pinned at ${latitude}, ${longitude}. Travel is measured from this exact spot.`
            : 'Without a pin, travel is measured from the middle of the ZIP code.')}
      </Text>
    </Group>
  );
}
