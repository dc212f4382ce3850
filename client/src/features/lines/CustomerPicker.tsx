import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ChangeEvent, useEffect, useState } from 'react';
import type { PickedCustomerFragment } from './lines.generated.ts';
import { CustomerOptions, NEW_CUSTOMER } from './parts/CustomerOptions.tsx';
import { NewCustomerSheet } from './parts/NewCustomerSheet.tsx';
import classes from './parts/options.module.css';
import { useCustomerSearch } from './useCustomerSearch.ts';

interface CustomerPickerProps {
  /** Undefined while nobody is chosen. */
  customer?: PickedCustomerFragment;
  onPick: (customer: PickedCustomerFragment | null) => void;
  /** Where the form expects "Choose a customer" to show. */
  field: { error?: string; 'data-path'?: string };
}

/** Finds a customer by name, email, phone or tag; one who is not there yet is added on the spot. */
export function CustomerPicker({ customer, onPick, field }: CustomerPickerProps) {
  // Undefined while nothing is searched for: the field then shows who is chosen.
  const [typed, setTyped] = useState<string>();
  const [adding, { open: add, close: stopAdding }] = useDisclosure();
  const { customers, loading } = useCustomerSearch(typed ?? '');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });

  // Enter takes the best match.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer has a new first option.
  useEffect(() => {
    if (typed) combobox.selectFirstOption();
  }, [customers, typed]);

  const search = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value);
    combobox.openDropdown();
  };
  const leave = () => {
    combobox.closeDropdown();
    if (!adding) setTyped(undefined);
  };
  const pick = (id: string) => {
    combobox.closeDropdown();
    if (id === NEW_CUSTOMER) return add();
    setTyped(undefined);
    onPick(customers.find((found) => found.id === id) ?? null);
  };

  return (
    <>
      <Combobox store={combobox} onOptionSubmit={pick} portalProps={{ target: '#main' }}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            label="Customer"
            placeholder="Search customers"
            required
            withAsterisk={false}
            autoComplete="off"
            value={typed ?? customer?.name ?? ''}
            onChange={search}
            onClick={() => combobox.openDropdown()}
            onFocus={() => combobox.openDropdown()}
            onBlur={leave}
            rightSection={
              customer && (
                <CloseButton
                  size={44}
                  iconSize={20}
                  aria-label="Choose another customer"
                  onClick={() => onPick(null)}
                />
              )
            }
            description={customer && aboutCustomer(customer)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            aria-busy={loading}
            {...field}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options aria-label="Customers" className={classes.options}>
            <CustomerOptions customers={customers} chosenId={customer?.id} typed={typed?.trim() ?? ''} />
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <NewCustomerSheet
        opened={adding}
        name={typed?.trim() ?? ''}
        onClose={stopAdding}
        onAdded={(added) => {
          stopAdding();
          setTyped(undefined);
          onPick(added);
        }}
      />
    </>
  );
}

const aboutCustomer = ({ email, taxExempt }: PickedCustomerFragment) =>
  [email ?? 'No email yet. Add one to send it.', taxExempt && 'tax exempt'].filter(Boolean).join(' · ');
