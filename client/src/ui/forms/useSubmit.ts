import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { isPlanRefusal } from '../feedback/errors.ts';
import type { FormProblem } from './FormError.tsx';
import { applyFieldErrors, focusFirstError } from './fieldErrors.ts';
import { WentThrough } from './WentThrough.ts';

/**
 * Submits a form once at a time. Field errors show at their fields; other errors are returned as `error` for FormError.
 */
export function useSubmit<Values, Output, Rules>(
  form: UseFormReturnType<Values, Output, Rules>,
  send: (output: Output) => Promise<unknown>,
) {
  const [error, setError] = useState<FormProblem>();
  const submit = form.onSubmit(
    async (output) => {
      setError(undefined);
      try {
        await send(output);
      } catch (refusal) {
        const words = applyFieldErrors(form, refusal);
        setError(
          words === undefined
            ? undefined
            : { words, isOfPlan: isPlanRefusal(refusal), to: refusal instanceof WentThrough ? refusal.to : undefined },
        );
      }
    },
    (errors) => focusFirstError(form, errors),
  );
  return {
    onSubmit: (event?: React.SyntheticEvent<HTMLFormElement>) => {
      if (form.submitting) event?.preventDefault();
      else submit(event);
    },
    busy: form.submitting,
    error,
  };
}
