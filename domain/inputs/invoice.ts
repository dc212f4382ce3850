import * as z from 'zod';
import { documentDate } from './dates.ts';
import { invoiceLines } from './line.ts';
import { cents, taxRate } from './numbers.ts';
import { clearedTo, orElse } from './presence.ts';
import { externalId, idempotencyKey, notes, requiredId, requiredLongText, terms } from './text.ts';

const discountCents = cents('Enter a discount');

/** A new invoice. A tax rate, a due date or terms left out are the business's or the customer's own. */
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

/** Changes to an invoice: what is left out stays, null clears. A tax rate of null goes back to the business's own. */
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

/** Why an invoice is written off. */
export const writeOffReason = requiredLongText('Enter a reason', 500);
