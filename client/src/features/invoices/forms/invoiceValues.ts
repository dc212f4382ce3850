import {
  type DocumentSettingsFragment,
  discountFromSaved,
  lineFromSaved,
  type PricedValues,
  pricedFigures,
  toLineInput,
} from '#client/features/lines/index.ts';
import type { InvoiceForEditQuery } from '../pages.generated.ts';

/** An invoice as it is being typed. */
export type InvoiceValues = PricedValues & {
  customerId: string;
  /** Null: from the customer's net days. */
  dueDate: string | null;
  terms: string;
  notes: string;
};

/** What a new invoice starts from: the business's own tax rate and terms. */
export const newInvoice = (business: DocumentSettingsFragment['business'], customerId: string): InvoiceValues => ({
  customerId,
  lines: [],
  ...discountFromSaved(0),
  taxRate: business.taxRate,
  dueDate: null,
  terms: business.invoiceTerms ?? '',
  notes: '',
});

export const invoiceFromSaved = (invoice: NonNullable<InvoiceForEditQuery['invoice']>): InvoiceValues => ({
  customerId: invoice.customer.id,
  lines: invoice.lines.map(lineFromSaved),
  ...discountFromSaved(invoice.discountCents),
  taxRate: invoice.taxRate,
  dueDate: invoice.dueDate,
  terms: invoice.terms ?? '',
  notes: invoice.notes ?? '',
});

/** What both a new invoice and a changed one send; who it is for never changes. */
export const toInvoiceInput = (values: InvoiceValues) => ({
  lines: values.lines.map(toLineInput),
  discountCents: pricedFigures(values).discountCents,
  taxRate: values.taxRate ?? 0,
  dueDate: values.dueDate,
  terms: values.terms.trim() || null,
  notes: values.notes.trim() || null,
});
