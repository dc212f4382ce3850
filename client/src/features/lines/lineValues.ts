import type { UseFormReturnType } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import type { LineType } from '#domain/totals.ts';

/** A line as it is being typed. */
export interface LineValues {
  /** Identifies the row in the editor; not sent. */
  key: string;
  type: LineType;
  description: string;
  quantity: number | null;
  unitCents: number | null;
  taxable: boolean;
  /** Quotes only. */
  optional: boolean;
  selected: boolean;
  capReason: string;
  serviceId: string | null;
}

/** The values of a form with lines that determine its totals. */
export type PricedValues = {
  lines: LineValues[];
  /** How the discount is typed; a percentage is saved as an amount. */
  discountIn: 'AMOUNT' | 'PERCENT';
  discountCents: number | null;
  discountPercent: number | null;
  /** Percent. */
  taxRate: number | null;
};

/** Returns a form's discount from the amount that a document stores. */
const discountFromSaved = (discountCents: number) => ({
  discountIn: 'AMOUNT' as const,
  discountCents: discountCents || null,
  discountPercent: null,
});

interface PriceListEntry {
  id: string;
  type: LineType;
  description: string;
  unitCents: number;
  taxable: boolean;
}

interface SavedLine extends Omit<LineValues, 'key' | 'capReason'> {
  capReason: string | null;
}

export const freeLine = (): LineValues => ({
  key: randomId(),
  type: 'OTHER',
  description: '',
  quantity: 1,
  unitCents: null,
  taxable: false,
  optional: false,
  selected: true,
  capReason: '',
  serviceId: null,
});

export const copyOfLine = (line: LineValues): LineValues => ({ ...line, key: randomId() });

export const lineFromService = ({ id, type, description, unitCents, taxable }: PriceListEntry): LineValues => ({
  ...freeLine(),
  type,
  description,
  unitCents,
  taxable,
  serviceId: id,
});

export const lineFromSaved = (line: SavedLine): LineValues => ({
  key: randomId(),
  type: line.type,
  description: line.description,
  quantity: line.quantity,
  unitCents: line.unitCents,
  taxable: line.taxable,
  optional: line.optional,
  selected: line.selected,
  capReason: line.capReason ?? '',
  serviceId: line.serviceId,
});

interface SavedValues {
  customer: { id: string };
  lines: SavedLine[];
  discountCents: number;
  taxRate: number;
  terms: string | null;
  notes: string | null;
}

export const newDocumentValues = (customerId: string, taxRate: number, terms: string | null): DocumentValues =>
  documentValuesOf({ customer: { id: customerId }, lines: [], discountCents: 0, taxRate, terms, notes: null });

export const documentValuesOf = (saved: SavedValues): DocumentValues => ({
  customerId: saved.customer.id,
  lines: saved.lines.map(lineFromSaved),
  ...discountFromSaved(saved.discountCents),
  taxRate: saved.taxRate,
  terms: saved.terms ?? '',
  notes: saved.notes ?? '',
});

/** Returns a line's input. The form has passed its checks, so every line has its quantity and price. */
const toLineInput = ({ key: _, quantity, unitCents, capReason, ...line }: LineValues) => ({
  ...line,
  quantity: quantity ?? 0,
  unitCents: unitCents ?? 0,
  capReason: capReason.trim() || null,
});

/** Returns the input that quotes and invoices share; the customer of a saved document cannot change. */
export const toDocumentInput = (values: DocumentValues) => ({
  lines: values.lines.map(toLineInput),
  taxRate: values.taxRate ?? 0,
  terms: values.terms.trim() || null,
  notes: values.notes.trim() || null,
});

/** Any form with lines, a discount and a tax rate. */
export type LinesForm = UseFormReturnType<PricedValues, unknown>;

/** The values that the forms of quotes and invoices share. */
export type DocumentValues = PricedValues & {
  customerId: string;
  terms: string;
  notes: string;
};

export type DocumentForm = UseFormReturnType<DocumentValues, unknown>;
