import type { CreateCustomerInput } from '#client/graphql/schema.generated.ts';
import { countryCodeOf } from '#domain/countries.ts';
import { importRow } from '#domain/inputs/customer.ts';
import { fieldErrors } from '#domain/inputs/fieldErrors.ts';
import { readDays } from '#domain/typedNumber.ts';
import { type ImportField, importFields, type Mapping } from './columns.ts';
import type { Spreadsheet } from './readFile.ts';

export interface RowError {
  /** The line of the file, its first being 1. */
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
export function prepareRows({ records }: Pick<Spreadsheet, 'records'>, mapping: Mapping): Prepared {
  const errors: RowError[] = [];
  const rows = records.map((record): PreparedRow => {
    const { line } = record;
    const cells = readCells(record.cells, mapping);
    const read = toInput(cells);
    const checked = importRow.safeParse(read.input);
    const found = [
      ...(record.problem ? [{ line, field: 'the line', message: record.problem }] : []),
      ...read.problems.map(({ field, message }) => ({ line, field: importFields[field].label, message })),
      ...(checked.success
        ? []
        : fieldErrors(checked.error).map(({ path, message }) => ({ line, field: labelOf(path), message }))),
    ];
    errors.push(...found);
    return checked.success && found.length === 0 ? { line, cells, input: checked.data } : { line, cells };
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
  if (cells.postalCode) cells.postalCode = withLeadingZeros(cells.postalCode, cells.country);
  return cells;
}

/** Exports put an apostrophe before a cell that a spreadsheet would run as a formula. */
const withoutGuard = (text: string) => text.replace(/^'(?=[=+\-@])/, '');

/** Spreadsheets take a ZIP code for a number and drop its zeros: 02134 becomes 2134, 00601 becomes 601. */
function withLeadingZeros(zip: string, country: string | undefined): string {
  const isDomestic = !country || (countryCodeOf(country) ?? country.toUpperCase()) === 'US';
  return isDomestic ? zip.replace(/^\d{3,4}(?=$|-\d{4}$)/, (digits) => digits.padStart(5, '0')) : zip;
}

/** What a cell says that is no text of its own; or why it says nothing. */
function toInput({ kind, tags, taxExempt, netDays, ...texts }: PreparedRow['cells']) {
  const { name, email, phone, notes, ...address } = texts;
  const days = readDays(netDays ?? '');
  const exempt = readYesOrNo(taxExempt ?? '');
  const problems: { field: ImportField; message: string }[] = [];
  if (days.problem) problems.push({ field: 'netDays', message: `${days.problem}, not “${netDays}”` });
  if (exempt === null) problems.push({ field: 'taxExempt', message: `Enter yes or no, not “${taxExempt}”` });
  const input = {
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
    taxExempt: exempt ?? undefined,
    netDays: days.value ?? undefined,
  };
  return { input, problems };
}

/** Undefined for an empty cell, null for one that is neither. */
function readYesOrNo(text: string): boolean | null | undefined {
  if (text === '') return undefined;
  if (/^(y|yes|true|1|x|exempt)$/i.test(text)) return true;
  return /^(n|no|false|0)$/i.test(text) ? false : null;
}
