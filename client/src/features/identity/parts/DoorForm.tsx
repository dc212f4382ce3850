import { Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode, SyntheticEvent } from 'react';
import { useEarlyInput } from '#client/ui/forms/useEarlyInput.ts';

interface DoorFormProps {
  // biome-ignore lint/suspicious/noExplicitAny: any form will do.
  form: UseFormReturnType<any, any, any>;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/**
 * A door's form. Outside a dialog the method "dialog" sends nothing anywhere: whoever is quicker than the page's script
 * must not find their password in the address.
 */
export function DoorForm({ form, onSubmit, children }: DoorFormProps) {
  const element = useEarlyInput(form);
  return (
    <form ref={element} method="dialog" onSubmit={onSubmit} noValidate>
      <Stack>
        <noscript>
          <Text size="sm">This form needs JavaScript, which is turned off in your browser.</Text>
        </noscript>
        {children}
      </Stack>
    </form>
  );
}
