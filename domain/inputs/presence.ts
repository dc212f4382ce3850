import type * as z from 'zod';

/** For inputs that create: an omitted or null field has the given default. */
export const orElse = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  schema.nullish().transform((given): z.output<Schema> => given ?? value);

/** For inputs that change: an omitted field stays unchanged, null resets it to the given value. */
export const clearedTo = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  schema.nullish().transform((given): z.output<Schema> | undefined => (given === null ? value : given));
