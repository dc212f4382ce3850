import type { CheckedLine } from '#domain/inputs/line.ts';

type StoredLine = Omit<CheckedLine, 'capReason' | 'serviceId'> & {
  capReason?: string | null;
  serviceId?: string | null;
};

/** Returns a stored line as input. */
export const asTyped = (line: StoredLine): CheckedLine => ({
  type: line.type,
  description: line.description,
  quantity: line.quantity,
  unitCents: line.unitCents,
  taxable: line.taxable,
  capReason: line.capReason ?? null,
  serviceId: line.serviceId ?? null,
  optional: line.optional,
  selected: line.selected,
});
