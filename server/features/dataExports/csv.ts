import type { Address } from '#domain/inputs/address.ts';
import type { Cell } from '#server/platform/http/csv.ts';

const CENTS = /_cents$/;

/** Column heading; cents columns are exported in dollars. */
export const headingOf = (column: string): string => column.replace(CENTS, '');

/** Formats a value for a spreadsheet. */
export function cellOf(column: string, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (CENTS.test(column) && typeof value === 'number') return value / 100;
  if (column === 'address') return addressLine(value as Address);
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  return value as Cell;
}

function addressLine({ line1, line2, city, state, postalCode, country }: Address): string {
  const place = [state, postalCode].filter(Boolean).join(' ');
  return [line1, line2, city, place, country].filter(Boolean).join(', ');
}
