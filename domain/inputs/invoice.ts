import * as z from 'zod';
import { documentDate } from './dates.ts';
import { invoiceLines } from './line.ts';
import { cents, taxRate } from './numbers.ts';
import { clearedTo, orElse } from './presence.ts';
import { externalId, idempotencyKey, notes, requiredId, requiredLongText, terms } from './text.ts';

const discountCents = cents('Enter a discount');

/** A new invoice. Tax rate, due date and terms default to those of the business or the customer. */
export const createInvoiceInput = z.object({
  customerId: requiredId('Choose a customer'),
  lines: invoiceLines,
  discountCents: orElse(discountCents, 0),
  taxRate: taxRate.nullish(),
  dueDate: documentDate.nullish(),
  terms,
  notes,
  externalId,
  idempotencyKey,
});
export type CreateInvoice = z.output<typeof createInvoiceInput>;

/**
 * Changes to an invoice: omitted fields stay unchanged, null clears one. Null for the tax rate restores the default of
 * the business.
 */
export const updateInvoiceInput = z.object({
  lines: invoiceLines.optional(),
  discountCents: clearedTo(discountCents, 0),
  taxRate: taxRate.nullish(),
  dueDate: documentDate.nullish(),
  terms,
  notes,
  externalId,
});
export type UpdateInvoice = z.output<typeof updateInvoiceInput>;

/** The reason for writing off an invoice. */
export const writeOffReason = requiredLongText('Enter a reason', 500);
