import { InvoiceLineEntity, type InvoiceLineRow } from '#db/entities/index.ts';
import type { CheckedLine } from '#domain/inputs/line.ts';
import { asTyped } from '#server/features/lines/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** An invoice's lines in their order. */
export const linesOf = ({ em }: Pick<Work, 'em'>, invoiceId: string): Promise<InvoiceLineRow[]> =>
  em.find(InvoiceLineEntity, { invoiceId }, { orderBy: { position: 'asc' } });

/** An invoice line without the fields for optional lines. */
export const asBilled = (line: Parameters<typeof asTyped>[0]): CheckedLine => ({
  ...asTyped(line),
  optional: false,
  selected: true,
});
