import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';

/** Fills in the address that the page before knew, unless one is there already. */
export function useNotedEmail<Values extends { email: string }, Output, Rules>(
  form: UseFormReturnType<Values, Output, Rules>,
  email: string | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the note is read; from then on the field is the person's.
  useEffect(() => {
    if (email && !form.getValues().email) form.setValues({ email } as Partial<Values>);
  }, [email]);
}
