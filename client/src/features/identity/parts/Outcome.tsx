import { Alert, type AlertProps } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';

/** How a step ended, said where the form stood. */
export function Outcome({ good = false, ...props }: AlertProps & { good?: boolean }) {
  return (
    <Alert
      color={good ? 'green' : 'red'}
      icon={good ? <IconCheck /> : <IconAlertTriangle />}
      role={good ? 'status' : 'alert'}
      {...props}
    />
  );
}
