import type { CreateCustomerInput } from '#client/graphql/schema.generated.ts';
import { createCustomerInput } from '#domain/inputs/customer.ts';
import { fieldErrors } from '#domain/inputs/fieldErrors.ts';
import { type ImportField, importFields, type Mapping } from './columns.ts';
import type { Spreadsheet } from './readFile.ts';

export interface RowError {
  /** As a spreadsheet counts, its heads being line 1. */
  line: number;
  field: string;
  message: string;
}

export interface PreparedRow {
  line: number;
  /** What was read, for the preview. */
  cells: Partial<Record<ImportField, string>>;
  /** What will be sent; absent where the row has errors. */
  input?: CreateCustomerInput;
}

export interface Prepared {
  rows: PreparedRow[];
  errors: RowError[];
}

/** Turns a spreadsheet into customers by the rules that every new customer is held to. */
export function prepareRows({ records }: Spreadsheet, mapping: Mapping): Prepared {
  const errors: RowError[] = [];
  const rows = records.map((record, index): PreparedRow => {
    const line = index + 2;
    const cells = readCells(record, mapping);
    const checked = createCustomerInput.safeParse(toInput(cells));
    if (checked.success) return { line, cells, input: checked.data };
    errors.push(...fieldErrors(checked.error).map(({ path, message }) => ({ line, field: labelOf(path), message })));
    return { line, cells };
  });
  return { rows, errors };
}

/** "address.state" is the field State of the import. */
export function labelOf(path: string): string {
  const field = path.replace(/^address\./, '').split('.')[0] ?? path;
  return field in importFields ? importFields[field as ImportField].label : path;
}

function readCells(record: Record<string, string>, mapping: Mapping): PreparedRow['cells'] {
  const cells: PreparedRow['cells'] = {};
  for (const [field, head] of Object.entries(mapping) as [ImportField, string][]) {
    const text = record[head]?.trim();
    if (text) cells[field] = withoutGuard(text);
  }
  return cells;
}

/** Exports put an apostrophe before a cell that a spreadsheet would run as a formula. */
const withoutGuard = (text: string) => text.replace(/^'(?=[=+\-@])/, '');

function toInput({ kind, tags, taxExempt, netDays, ...texts }: PreparedRow['cells']) {
  const { name, email, phone, notes, ...address } = texts;
  return {
    name: name ?? '',
    email,
    phone,
    notes,
    address,
    kind: kind?.toUpperCase().replace(/[\s-]+/g, '_'),
    tags: tags
      ?.split(/[,;]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
    taxExempt: taxExempt && /^(y|yes|true|1|x)$/i.test(taxExempt),
    netDays: netDays && Number(netDays.replace(/\D+/g, ' ').trim() || Number.NaN),
  };
}
