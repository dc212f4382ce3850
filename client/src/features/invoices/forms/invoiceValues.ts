import {
  type DocumentSettingsQuery,
  lineFromSaved,
  type PricedValues,
  toLineInput,
} from '#client/features/lines/index.ts';
import type { InvoiceForEditQuery } from '../invoices.generated.ts';

/** An invoice as it is being typed. */
export type InvoiceValues = PricedValues & {
  customerId: string;
  /** Null: from the customer's net days. */
  dueDate: string | null;
  terms: string;
  notes: string;
};

/** What a new invoice starts from: the business's own tax rate and terms. */
export const newInvoice = (business: DocumentSettingsQuery['business'], customerId: string): InvoiceValues => ({
  customerId,
  lines: [],
  discountCents: null,
  taxRate: business.taxRate,
  dueDate: null,
  terms: business.invoiceTerms ?? '',
  notes: '',
});

export const invoiceFromSaved = (invoice: NonNullable<InvoiceForEditQuery['invoice']>): InvoiceValues => ({
  customerId: invoice.customer.id,
  lines: invoice.lines.map(lineFromSaved),
  discountCents: invoice.discountCents || null,
  taxRate: invoice.taxRate,
  dueDate: invoice.dueDate,
  terms: invoice.terms ?? '',
  notes: invoice.notes ?? '',
});

/** What both a new invoice and a changed one send; who it is for never changes. */
export const toInvoiceInput = ({ lines, discountCents, taxRate, dueDate, terms, notes }: InvoiceValues) => ({
  lines: lines.map(toLineInput),
  discountCents: discountCents ?? 0,
  taxRate: taxRate ?? 0,
  dueDate,
  terms: terms.trim() || null,
  notes: notes.trim() || null,
});
