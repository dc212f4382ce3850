import { InvoiceLineEntity, type InvoiceLineRow } from '#db/entities/index.ts';
import type { CheckedLine } from '#domain/inputs/line.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** An invoice's lines in their order. */
export const linesOf = (work: Work, invoiceId: string): Promise<InvoiceLineRow[]> =>
  work.em.find(InvoiceLineEntity, { invoiceId }, { orderBy: { position: 'asc' } });

/** A line as it would be typed again. An invoice offers no choice: what counts is there, the rest is not. */
export const asTyped = (
  line: Omit<CheckedLine, 'capReason' | 'serviceId'> & { capReason?: string | null; serviceId?: string | null },
): CheckedLine => ({
  type: line.type,
  description: line.description,
  quantity: line.quantity,
  unitCents: line.unitCents,
  taxable: line.taxable,
  capReason: line.capReason ?? null,
  serviceId: line.serviceId ?? null,
  optional: false,
  selected: true,
});
