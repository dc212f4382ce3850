import { Button, Checkbox, Collapse, SimpleGrid, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Suspense } from 'react';
import { TravelRules } from '#client/features/settings/index.ts';
import { DecimalInput } from '#client/ui/forms/DecimalInput.tsx';
import { MoneyInput } from '#client/ui/forms/MoneyInput.tsx';
import { formatRate } from '#domain/travel.ts';
import { readableOr0 } from '#domain/typedNumber.ts';
import type { TravelProps } from './travelProps.ts';

/** The rates come from the settings and seldom change: they stay folded; tolls differ from way to way. */
export function TravelRates({ form, state }: Pick<TravelProps, 'form' | 'state'>) {
  const [isOpen, { toggle }] = useDisclosure();
  const { centsPerMile } = form.values.travel;
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" style={{ alignItems: 'end' }}>
        <MoneyInput label="Tolls and parking" {...form.getInputProps('travel.tollsCents')} />
        <Checkbox label="Charge round trip" {...form.getInputProps('travel.roundTrip', { type: 'checkbox' })} />
      </SimpleGrid>
      <Button
        variant="subtle"
        color="gray"
        px={0}
        rightSection={<Chevron size={18} aria-hidden />}
        aria-expanded={isOpen}
        onClick={toggle}
        style={{ alignSelf: 'start' }}
      >
        Rates: {formatRate(readableOr0(centsPerMile))} per mile
      </Button>
      <Collapse expanded={isOpen}>
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
            <DecimalInput label="Rate per mile" unit="¢" {...form.getInputProps('travel.centsPerMile')} />
            <DecimalInput label="Free miles" unit="miles" {...form.getInputProps('travel.freeMiles')} />
            <MoneyInput label="Minimum" {...form.getInputProps('travel.minimumCents')} />
          </SimpleGrid>
          <Suspense>
            <TravelRules state={state} />
          </Suspense>
        </Stack>
      </Collapse>
    </Stack>
  );
}
