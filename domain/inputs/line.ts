import * as z from 'zod';
import { hasAtMostThreeDecimals } from '../decimal.ts';
import { formatCents, MAX_CENTS } from '../money.ts';
import { LINE_TYPES, lineTotal } from '../totals.ts';
import { cents, quantity } from './numbers.ts';
import { orElse } from './presence.ts';
import { optionalText, requiredId, requiredLongText } from './text.ts';

export const MAX_LINES = 100;
const LONGEST_DESCRIPTION = 500;

export const lineType = z.enum(LINE_TYPES, { error: 'Choose a line type' });
export const description = requiredLongText('Enter a description', LONGEST_DESCRIPTION);

const lineFields = z.object({
  type: lineType,
  description,
  quantity,
  unitCents: cents('Enter a price'),
  taxable: orElse(z.boolean(), false),
  /** The reason for charging more than the state's fee cap. */
  capReason: optionalText(500).transform((reason) => reason ?? null),
  /** The entry of the price list from which the line was created. */
  serviceId: requiredId('Choose a service from the price list')
    .nullish()
    .transform((id) => id ?? null),
  optional: orElse(z.boolean(), false),
  selected: orElse(z.boolean(), true),
});

function refuseHugeTotal(line: z.output<typeof lineFields>, context: z.RefinementCtx): void {
  const computable = hasAtMostThreeDecimals(line.quantity) && Number.isInteger(line.unitCents);
  if (!computable || lineTotal(line) <= MAX_CENTS) return;
  context.addIssue({
    code: 'custom',
    path: ['unitCents'],
    message: `This line is more than ${formatCents(MAX_CENTS)}`,
  });
}

/** Makes government fees untaxed and lines that are not optional selected. */
function settle<Line extends z.output<typeof lineFields>>(line: Line): Line {
  return {
    ...line,
    taxable: line.taxable && line.type !== 'GOVERNMENT',
    selected: line.selected || !line.optional,
  };
}

/** A line of a quote. An optional line is selected unless the customer deselects it. */
export const quoteLineInput = lineFields.superRefine(refuseHugeTotal).transform(settle);

/** A line of an invoice, which is never optional. */
const invoiceLineInput = lineFields
  .superRefine(refuseHugeTotal)
  .refine(({ optional }) => !optional, { path: ['optional'], message: 'Only a quote can have optional lines' })
  .transform(settle);

/** A line as stored. */
export type CheckedLine = z.output<typeof quoteLineInput>;

const listOf = <Line extends z.ZodType>(line: Line) =>
  z
    .array(line, { error: 'Add at least one line' })
    .min(1, 'Add at least one line')
    .max(MAX_LINES, `Use at most ${MAX_LINES} lines`);

export const quoteLines = listOf(quoteLineInput);
export const invoiceLines = listOf(invoiceLineInput);
