import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** The data attribute of a form that was submitted before hydration. public/start-after-paint.js sets it. */
const EARLY_SUBMIT = 'early';

// biome-ignore lint/suspicious/noExplicitAny: any form will do.
type AnyForm = UseFormReturnType<any, any, any>;

/**
 * For a server-rendered form: takes over values that were typed, or filled in by a password manager, before hydration,
 * and submits the form if the user did so meanwhile. Returns a ref for the form element.
 */
export function useEarlyInput(form: AnyForm) {
  const element = useRef<HTMLFormElement>(null);

  // Runs before the first re-render, while the fields still hold the user's input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the values found at hydration.
  useLayoutEffect(() => {
    const { elements } = element.current!;
    for (const path of Object.keys(form.getValues())) {
      const field = elements.namedItem(path);
      if (!(field instanceof HTMLInputElement)) continue;
      const value = field.type === 'checkbox' ? field.checked : field.value;
      if (value !== form.getValues()[path]) form.setFieldValue(path, value);
    }
  }, []);

  useEffect(() => {
    const { dataset } = element.current!;
    if (dataset[EARLY_SUBMIT] === undefined) return;
    delete dataset[EARLY_SUBMIT];
    element.current!.requestSubmit();
  }, []);

  return element;
}
