import { Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './lineRow.module.css';

/** Warns of a notarial act above its state's cap, naming the rule, and asks why. */
export function CapReason({ warning, ...field }: { warning: string } & ComponentProps<typeof TextInput>) {
  return (
    <div className={classes.cap}>
      <Text size="sm" className={classes.capWarning}>
        <IconAlertTriangle size={18} aria-hidden />
        {warning}
      </Text>
      <TextInput
        label="Reason for the higher fee"
        description="Required before sending. The customer doesn’t see it."
        placeholder="Waited an hour at the hospital"
        {...field}
      />
    </div>
  );
}
