import { Checkbox, Loader, SegmentedControl, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { usePosition } from '#client/ui/device/usePosition.ts';
import { AddressFields } from '#client/ui/forms/AddressFields.tsx';
import { placeLine } from './placeWords.ts';
import type { TravelProps } from './travelProps.ts';
import classes from './travelSection.module.css';
import {
  canBeFound,
  type End,
  endOf,
  type KnownPlaces,
  type Start,
  startOf,
  type TravelValues,
} from './travelValues.ts';

export function TravelEnds(props: TravelProps) {
  return (
    <>
      <StartOfWay {...props} />
      <EndOfWay {...props} />
    </>
  );
}

function StartOfWay({ form, known }: TravelProps) {
  const label = useId();
  const { travel } = form.values;
  const start = startOf(travel, known);
  const { find, isBusy, refusal } = usePosition((here) => {
    form.setFieldValue('travel.here', here);
    form.setFieldValue('travel.startsAt', 'HERE');
  });
  // Where one is changes: each tap asks anew.
  const choose = (next: Start) => (next === 'HERE' ? find() : form.setFieldValue('travel.startsAt', next));

  return (
    <Stack gap="xs">
      <Text fw={600} id={label}>
        From
      </Text>
      <SegmentedControl<Start>
        aria-labelledby={label}
        fullWidth
        className={classes.choice}
        value={start}
        onChange={choose}
        data={[
          { value: 'BASE', label: 'My base', disabled: !canBeFound(known.base) },
          { value: 'HERE', label: 'Current location' },
          { value: 'ADDRESS', label: 'Address' },
        ]}
      />
      <Text size="sm" c={refusal ? 'red' : 'dimmed'} role="status">
        {isBusy && <Loader size={14} mr={6} />}
        {refusal ?? (isBusy ? 'Finding your location…' : aboutStart(start, travel.here, known.base))}
      </Text>
      {start === 'ADDRESS' && <AddressFields form={form} path="travel.origin" />}
    </Stack>
  );
}

function aboutStart(start: Start, here: TravelValues['here'], base: KnownPlaces['base']): string {
  if (start === 'BASE' && base) return placeLine(base);
  if (start === 'HERE' && here) return `${here.latitude}, ${here.longitude}`;
  return base ? 'Any place.' : 'Your business has no address yet. Add one in Settings to start from there.';
}

function EndOfWay({ form, known, customerName }: TravelProps) {
  const label = useId();
  const end = endOf(form.values.travel, known);
  return (
    <Stack gap="xs">
      <Text fw={600} id={label}>
        To
      </Text>
      <SegmentedControl<End>
        aria-labelledby={label}
        fullWidth
        className={classes.choice}
        value={end}
        onChange={(next) => form.setFieldValue('travel.endsAt', next)}
        data={[
          { value: 'CUSTOMER', label: 'Customer’s address', disabled: !canBeFound(known.customer) },
          { value: 'ADDRESS', label: 'Another address' },
        ]}
      />
      {end === 'CUSTOMER' && known.customer && (
        <Text size="sm" c="dimmed">
          {placeLine(known.customer)}
        </Text>
      )}
      {end === 'ADDRESS' && <AddressFields form={form} path="travel.destination" />}
      {end === 'ADDRESS' && customerName && known.customer === null && (
        <Checkbox
          label={`Save as ${customerName}’s address`}
          {...form.getInputProps('travel.keepsDestination', { type: 'checkbox' })}
        />
      )}
    </Stack>
  );
}
