import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Among a form's data attributes: it was sent before its page was taken over. public/start-after-paint.js sets it. */
const EARLY_SUBMIT = 'early';

// biome-ignore lint/suspicious/noExplicitAny: any form will do.
type AnyForm = UseFormReturnType<any, any, any>;

/**
 * For a form that the server rendered: takes over what was typed, or filled in by a password manager, before the page
 * was taken over, and sends the form if that was asked for meanwhile. Goes to the form element as its ref.
 */
export function useEarlyInput(form: AnyForm) {
  const element = useRef<HTMLFormElement>(null);

  // Before anything renders again: until then the fields still hold what the person put there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the page as it was.
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
