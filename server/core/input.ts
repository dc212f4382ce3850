import type { ZodType } from 'zod';
import { fieldErrors } from '#domain/inputs/fieldErrors.ts';
import { invalidInput } from './errors.ts';

/** Parses an input by its rule in domain/inputs. Throws VALIDATION_FAILED with every invalid field. */
export function parseInput<T>(rule: ZodType<T>, input: unknown): T {
  const parsed = rule.safeParse(input);
  if (parsed.success) return parsed.data;
  throw invalidInput(fieldErrors(parsed.error));
}
