import {
  type DocumentValues,
  documentValuesOf,
  newDocumentValues,
  pricedFigures,
  toDocumentInput,
} from '#client/features/lines/index.ts';
import type { InvoiceForEditQuery, NewInvoiceQuery } from '../pages.generated.ts';

/** An invoice as it is being typed. */
export type InvoiceValues = DocumentValues & {
  /** Null: follows from the customer's net days. */
  dueDate: string | null;
};

/** Returns the values of a new invoice, with the business's tax rate and terms. */
export const newInvoice = (business: NewInvoiceQuery['business'], customerId: string): InvoiceValues => ({
  ...newDocumentValues(customerId, business.taxRate, business.invoiceTerms),
  dueDate: null,
});

export const invoiceFromSaved = (invoice: NonNullable<InvoiceForEditQuery['invoice']>): InvoiceValues => ({
  ...documentValuesOf(invoice),
  dueDate: invoice.dueDate,
});

/** Returns the input of a new or a changed invoice; the customer of a saved one cannot change. */
export const toInvoiceInput = (values: InvoiceValues) => ({
  ...toDocumentInput(values),
  discountCents: pricedFigures(values).discountCents,
  dueDate: values.dueDate,
});
