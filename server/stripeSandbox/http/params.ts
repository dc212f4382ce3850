import { z } from 'zod';
import { invalidRequest, missingParam, type Problem } from './problem.ts';

/** Form parameters are text, which these schemas convert. */
export const text = z.string().min(1).max(5000);
export const clearable = z.string().max(5000);
export const url = z.url({ protocol: /^https?$/ }).max(5000);
export const integer = z
  .string()
  .regex(/^-?\d{1,12}$/, { message: 'integer' })
  .transform(Number);
export const positive = integer.refine((value) => value >= 1, { message: 'at least 1' });
export const natural = integer.refine((value) => value >= 0, { message: 'at least 0' });
export const flag = z.enum(['true', 'false'], { message: 'boolean' }).transform((value) => value === 'true');
export const currency = z
  .string()
  .transform((value) => value.toLowerCase())
  .pipe(z.enum(['usd'], { message: 'currency' }));
export const email = z.email({ message: 'email' });

/** At most 50 keys of 40 characters with values of 500; an empty value removes its key. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((map) => Object.keys(map).length <= 50);
export const created = z
  .union([
    integer.transform((at) => ({ gte: at, lte: at })),
    z.strictObject({ gt: integer, gte: integer, lt: integer, lte: integer }).partial(),
  ])
  .optional();
export const paging = {
  limit: positive.refine((value) => value <= 100, { message: 'at most 100' }).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

type Known<Params, Shape> = { [Key in keyof Shape]: Key extends keyof Params ? z.ZodType<Params[Key]> : never };

/** A schema of an endpoint's parameters, checked at compile time against Stripe's types. */
export const paramsOf =
  <Params extends object>() =>
  <Shape extends z.ZodRawShape & Known<Params, Shape>>(shape: Shape) =>
    z.strictObject({ ...shape, expand: z.array(z.string()).optional() });

const bracketed = (path: PropertyKey[]) =>
  path.map((part, index) => (index ? `[${String(part)}]` : String(part))).join('');

/** Returns the parsed parameters, or throws Stripe's error. */
export function checkParams<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const checked = schema.safeParse(given, { reportInput: true });
  if (checked.success) return checked.data;
  throw problemOf(checked.error.issues[0] as z.core.$ZodIssue);
}

function problemOf(issue: z.core.$ZodIssue): Problem {
  const param = bracketed(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = bracketed([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${unknown}`, { param: unknown, code: 'parameter_unknown' });
  }
  if (issue.input === undefined) return missingParam(param);
  if (issue.input === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
    return invalidRequest(message, { param, code: 'parameter_invalid_empty' });
  }
  if (issue.message === 'integer')
    return invalidRequest(`Invalid integer: ${String(issue.input)}`, { param, code: 'parameter_invalid_integer' });
  if (issue.message === 'boolean') return invalidRequest(`Invalid boolean: ${String(issue.input)}`, { param });
  if (issue.message === 'email')
    return invalidRequest(`Invalid email address: ${String(issue.input)}`, { param, code: 'email_invalid' });
  if (issue.code === 'invalid_format' && issue.format === 'url')
    return invalidRequest('Not a valid URL', { param, code: 'url_invalid' });
  if (issue.code === 'invalid_value')
    return invalidRequest(`Invalid ${param}: must be one of ${issue.values.map(String).join(', ')}`, { param });
  return invalidRequest(`Invalid ${param}: ${issue.message}`, { param });
}
