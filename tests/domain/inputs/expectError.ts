import { expect } from 'vitest';
import type * as z from 'zod';
import { fieldErrors } from '#domain/inputs/fieldErrors.ts';

/** Expects the first error message at the field, and errors at no other field. */
export function expectError(schema: z.ZodType, input: unknown, path: string, message: string): void {
  const result = schema.safeParse(input);
  const errors = result.success ? [] : fieldErrors(result.error);
  expect(errors[0]).toEqual({ path, message, code: expect.stringMatching(/^[A-Z_]+$/) });
  expect(errors.every((error) => error.path === path)).toBe(true);
}
