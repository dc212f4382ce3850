import type { ZodType } from 'zod';
import { fieldErrors } from '#domain/inputs/fieldErrors.ts';
import { invalidInput } from '#server/core/errors.ts';

/** The input as the rule of domain/inputs has it: trimmed, checked. Throws VALIDATION_FAILED with every field at fault. */
export function parseInput<T>(rule: ZodType<T>, input: unknown): T {
  const parsed = rule.safeParse(input);
  if (parsed.success) return parsed.data;
  throw invalidInput(fieldErrors(parsed.error));
}
