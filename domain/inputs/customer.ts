import * as z from 'zod';
import { addressChange, addressInput } from './address.ts';
import { requiredCustomerName } from './name.ts';
import { netDays } from './numbers.ts';
import { clearedTo, orElse } from './presence.ts';
import { externalId, idempotencyKey, LONGEST_NAME, notes, optionalEmail, optionalPhone, requiredText } from './text.ts';

export const CUSTOMER_KINDS = ['PERSON', 'BUSINESS', 'AGENCY', 'SIGNING_SERVICE'] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/** Maximum number of rows in one import. */
export const MAX_IMPORT_ROWS = 10_000;

const kind = z.enum(CUSTOMER_KINDS, { error: 'Choose a kind of customer' });
const name = requiredCustomerName('Enter a name', LONGEST_NAME);
const tags = z
  .array(requiredText('Enter a tag', 40), { error: 'Send the tags as a list' })
  .transform((given) => [...new Map(given.map((tag) => [tag.toLowerCase(), tag])).values()])
  .refine((distinct) => distinct.length <= 20, 'Use at most 20 tags');
const taxExempt = z.boolean({ error: 'Choose whether the customer is tax exempt' });

const contact = {
  email: optionalEmail,
  phone: optionalPhone,
  address: addressInput.nullish(),
  notes,
};

/** A new customer. Net days default to those of the business. */
export const createCustomerInput = z.object({
  name,
  ...contact,
  kind: orElse(kind, 'PERSON'),
  tags: orElse(tags, []),
  taxExempt: orElse(taxExempt, false),
  netDays: netDays.nullish(),
  externalId,
  idempotencyKey,
});
export type CreateCustomer = z.output<typeof createCustomerInput>;

/**
 * Changes to a customer: omitted fields stay unchanged, null clears one. Null for net days restores the default of the
 * business.
 */
export const updateCustomerInput = z.object({
  name: name.optional(),
  ...contact,
  address: addressChange.nullish(),
  kind: clearedTo(kind, 'PERSON'),
  tags: clearedTo(tags, []),
  taxExempt: clearedTo(taxExempt, false),
  netDays: netDays.nullish(),
  externalId,
});
export type UpdateCustomer = z.output<typeof updateCustomerInput>;

/** What an import does with a row that matches an existing customer. */
export const IMPORT_CHOICES = ['ADD', 'SKIP', 'UPDATE'] as const;
export type ImportChoice = (typeof IMPORT_CHOICES)[number];
const importChoice = z.enum(IMPORT_CHOICES, { error: 'Choose what to do with existing customers' });

/**
 * A row of an import. Kind and tax exemption have no default here, so that an update leaves them unchanged where the
 * row has no value.
 */
export const importRow = createCustomerInput.extend({ kind: kind.nullish(), taxExempt: taxExempt.nullish() });
export type ImportRow = z.output<typeof importRow>;

/** An import of customers, in one transaction. */
export const importCustomersInput = z.object({
  rows: z
    .array(importRow, { error: 'Send the customers as a list' })
    .min(1, 'Add at least one customer')
    .max(MAX_IMPORT_ROWS, 'Import at most 10,000 customers at once'),
  existing: orElse(importChoice, 'ADD'),
  /** By row; null where `existing` applies. */
  choices: z.array(importChoice.nullable()).max(MAX_IMPORT_ROWS, 'Send one choice per row').nullish(),
  idempotencyKey,
});
export type ImportCustomers = z.output<typeof importCustomersInput>;
