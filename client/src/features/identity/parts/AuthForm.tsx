import { Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode, SyntheticEvent } from 'react';
import { useEarlyInput } from '#client/ui/forms/useEarlyInput.ts';

interface AuthFormProps {
  // biome-ignore lint/suspicious/noExplicitAny: any form will do.
  form: UseFormReturnType<any, any, any>;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/**
 * The form of an auth page. Outside a dialog the method "dialog" submits nothing, so that a form that is submitted before
 * the page's script has run does not put the password into the URL.
 */
export function AuthForm({ form, onSubmit, children }: AuthFormProps) {
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
