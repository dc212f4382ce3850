import type * as z from 'zod';

/** For forms that create: a field left out or null takes the given value. */
export const orElse = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  schema.nullish().transform((given): z.output<Schema> => given ?? value);

/** For forms that change: a field left out stays as it is, null clears it to the given value. */
export const clearedTo = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  schema.nullish().transform((given): z.output<Schema> | undefined => (given === null ? value : given));
