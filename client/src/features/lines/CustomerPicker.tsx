import { Select } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { type PickedCustomerFragment, usePickCustomersQuery } from './lines.generated.ts';
import { NewCustomerSheet } from './parts/NewCustomerSheet.tsx';

const PAUSE_MS = 200;
const NEW = 'new';

interface CustomerPickerProps {
  /** Undefined while nobody is chosen. */
  customer?: PickedCustomerFragment;
  onPick: (customer: PickedCustomerFragment | null) => void;
  /** Where the form expects "Choose a customer" to show. */
  field: { error?: string; 'data-path'?: string };
}

/** Finds a customer by name, email, phone or tag; one who is not there yet is added on the spot. */
export function CustomerPicker({ customer, onPick, field }: CustomerPickerProps) {
  const [typed, setTyped] = useState('');
  const [adding, { open: add, close: stopAdding }] = useDisclosure();
  // The name of the chosen customer in the field is not a search.
  const search = typed.trim() === customer?.name ? '' : typed.trim();
  const [settledSearch] = useDebouncedValue(search, PAUSE_MS);
  const { data, previousData, loading } = usePickCustomersQuery({
    variables: { filter: { search: settledSearch || null, archived: false } },
  });

  const found = (data ?? previousData)?.customers.nodes ?? [];
  const known = customer && !found.some(({ id }) => id === customer.id) ? [customer, ...found] : found;
  const addLabel = search ? `Add “${search}” as a new customer` : 'Add a new customer';

  const pick = (value: string | null) => {
    if (value === NEW) return add();
    onPick(known.find(({ id }) => id === value) ?? null);
  };

  return (
    <>
      <Select
        label="Customer"
        placeholder="Search customers"
        required
        withAsterisk={false}
        searchable
        selectFirstOptionOnChange
        clearable
        data={[...known.map(({ id, name }) => ({ value: id, label: name })), { value: NEW, label: addLabel }]}
        // The server has searched: it forgives typing.
        filter={({ options }) => options}
        value={customer?.id ?? null}
        onChange={pick}
        searchValue={typed}
        onSearchChange={setTyped}
        description={customer && aboutCustomer(customer)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        aria-busy={loading}
        {...field}
      />
      <NewCustomerSheet
        opened={adding}
        name={search}
        onClose={stopAdding}
        onAdded={(added) => {
          stopAdding();
          onPick(added);
        }}
      />
    </>
  );
}

const aboutCustomer = ({ email, taxExempt }: PickedCustomerFragment) =>
  [email ?? 'No email yet: it cannot be sent without one', taxExempt && 'tax exempt'].filter(Boolean).join(' · ');
