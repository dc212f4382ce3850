import type { UseFormReturnType } from '@mantine/form';
import { describeError, fieldErrors } from '../feedback/errors.ts';

// biome-ignore lint/suspicious/noExplicitAny: any form will do.
type AnyForm = UseFormReturnType<any, any, any>;

/**
 * Shows the field errors of a rejected input at their fields; returns the message for errors that belong to no field.
 */
export function applyFieldErrors(form: AnyForm, error: unknown): string | undefined {
  const placed: Record<string, string> = {};
  const rest: string[] = [];
  for (const { path, message } of fieldErrors(error)) {
    if (form.getInputNode(path)) placed[path] ??= message;
    else rest.push(message);
  }
  form.setErrors(placed);
  focusFirstError(form, placed);
  if (rest.length > 0) return rest.join(' ');
  return Object.keys(placed).length > 0 ? undefined : describeError(error);
}

/** Moves the focus to the first field with an error, in document order. */
export function focusFirstError(form: AnyForm, errors: object) {
  const nodes = Object.keys(errors)
    .map((path) => form.getInputNode(path) as HTMLElement | null)
    .filter((node) => node !== null)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  nodes[0]?.focus();
}
