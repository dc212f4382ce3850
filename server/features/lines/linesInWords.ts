import { formatCents } from '#domain/money.ts';

interface Line {
  description: string;
  quantity: number;
  unitCents: number;
  optional: boolean;
  selected: boolean;
}

/** Returns lines as the audit log stores them: "3 × Live scan, rolling fee at $35.00". */
export const linesInWords = (lines: readonly Line[]): string[] =>
  lines.map(({ description, quantity, unitCents, optional, selected }) => {
    const choice = optional ? `, optional, ${selected ? 'chosen' : 'not chosen'}` : '';
    return `${quantity} × ${description} at ${formatCents(unitCents)}${choice}`;
  });
