import type { UseFormReturnType } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import type { LineType } from '#domain/totals.ts';

/** A line as it is being typed. */
export interface LineValues {
  /** Tells the rows of the editor apart; never sent. */
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

/** What every form with lines has. */
export type PricedValues = {
  lines: LineValues[];
  /** A discount is an amount, or a percentage that is kept as one. */
  discountIn: 'AMOUNT' | 'PERCENT';
  discountCents: number | null;
  discountPercent: number | null;
  /** Percent. */
  taxRate: number | null;
};

/** A form's discount, from the amount that a document keeps. */
export const discountFromSaved = (discountCents: number) => ({
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

/** For a form that has passed its checks: every line then has its quantity and price. */
export const toLineInput = ({ key: _, quantity, unitCents, capReason, ...line }: LineValues) => ({
  ...line,
  quantity: quantity ?? 0,
  unitCents: unitCents ?? 0,
  capReason: capReason.trim() || null,
});

/** Any form with lines, a discount and a tax rate. */
export type LinesForm = UseFormReturnType<PricedValues, unknown>;
