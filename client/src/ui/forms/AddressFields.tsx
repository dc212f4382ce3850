import { Autocomplete, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { US_STATES } from '#domain/usStates.ts';

/** An address as form values: an empty string for an absent part. */
export interface AddressValues {
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
}

export const toAddressValues = (
  address?: Partial<Record<keyof AddressValues, string | null>> | null,
): AddressValues => ({
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  postalCode: address?.postalCode ?? '',
  country: address?.country ?? '',
});

interface AddressFieldsProps {
  // biome-ignore lint/suspicious/noExplicitAny: any form with an address at the given path will do.
  form: UseFormReturnType<any, any, any>;
  /** The path of the address in the form's values. */
  path?: string;
}

export function AddressFields({ form, path = 'address' }: AddressFieldsProps) {
  const props = (field: keyof AddressValues) => form.getInputProps(`${path}.${field}`);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <TextInput label="Street" autoComplete="address-line1" {...props('line1')} />
      <TextInput label="Suite, unit" autoComplete="address-line2" {...props('line2')} />
      <TextInput label="City" autoComplete="address-level2" {...props('city')} />
      <Autocomplete label="State" autoComplete="off" data={Object.keys(US_STATES)} limit={8} {...props('state')} />
      <TextInput label="ZIP code" autoComplete="postal-code" inputMode="numeric" {...props('postalCode')} />
      <TextInput label="Country" autoComplete="country" placeholder="US" {...props('country')} />
    </SimpleGrid>
  );
}
