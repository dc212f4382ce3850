import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** What went wrong with a form as a whole. */
export function FormError({ error }: { error?: string }) {
  return (
    <div aria-live="assertive">
      {error && (
        <Alert color="red" icon={<IconAlertTriangle />}>
          {error}
        </Alert>
      )}
    </div>
  );
}
