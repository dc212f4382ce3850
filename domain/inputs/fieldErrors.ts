import type * as z from 'zod';

/** An error in an input, with its path: "lines.0.quantity". */
export interface FieldError {
  path: string;
  message: string;
  code: string;
}

/** Converts a failed validation to field errors, for API responses and forms. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map(({ path, message, code }) => ({ path: path.join('.'), message, code: code.toUpperCase() }));
}
