import type * as z from 'zod';

/** One thing wrong with an input, and where: "lines.0.quantity". */
export interface FieldError {
  path: string;
  message: string;
  code: string;
}

/** What a failed check has to say, field by field, for the API's answer and for forms alike. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map(({ path, message, code }) => ({ path: path.join('.'), message, code: code.toUpperCase() }));
}
