import { Combobox, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import type { PickedCustomerFragment } from '../lines.generated.ts';
import classes from './options.module.css';

/** The option that adds somebody; no customer's id. */
export const NEW_CUSTOMER = 'new';

interface CustomerOptionsProps {
  customers: PickedCustomerFragment[];
  chosenId?: string;
  /** Becomes the name of whoever is added. */
  typed: string;
}

export function CustomerOptions({ customers, chosenId, typed }: CustomerOptionsProps) {
  return (
    <>
      {customers.map(({ id, name, email }) => (
        <Combobox.Option key={id} value={id} active={id === chosenId} className={classes.option}>
          {name}
          {email && (
            <Text span size="sm" className={classes.email}>
              {email}
            </Text>
          )}
        </Combobox.Option>
      ))}
      <Combobox.Option value={NEW_CUSTOMER} className={classes.add}>
        <IconUserPlus size={18} aria-hidden />
        {typed ? `Add “${typed}” as a new customer` : 'Add a new customer'}
      </Combobox.Option>
    </>
  );
}
