import * as z from 'zod';
import { description, lineType } from './line.ts';
import { cents } from './numbers.ts';
import { clearedTo, orElse } from './presence.ts';
import { externalId, idempotencyKey } from './text.ts';

const unitCents = cents('Enter a price');
const taxable = z.boolean({ error: 'Choose whether it’s taxable' });
const position = z.int({ error: 'Enter a position' }).min(0, 'Enter a position of 0 or more').max(100_000);

/** A new entry of the price list; by default at its end. */
export const createServiceInput = z.object({
  type: lineType,
  description,
  unitCents,
  taxable: orElse(taxable, false),
  position: position.nullish(),
  externalId,
  idempotencyKey,
});
export type CreateService = z.output<typeof createServiceInput>;

/** Changes to an entry of the price list: omitted fields stay unchanged. */
export const updateServiceInput = z.object({
  type: lineType.optional(),
  description: description.optional(),
  unitCents: unitCents.optional(),
  taxable: clearedTo(taxable, false),
  position: position.nullish(),
  externalId,
});
export type UpdateService = z.output<typeof updateServiceInput>;
