import Papa from 'papaparse';
import { decodeText } from './decodeText.ts';

/** A line of a spreadsheet, its cells by the heads of their columns. */
export interface SheetRecord {
  /** The line of the file, its first being 1. */
  line: number;
  cells: Record<string, string>;
  /** What is wrong with the line as a whole. */
  problem?: string;
}

/** A spreadsheet as it was read. */
export interface Spreadsheet {
  name: string;
  heads: string[];
  records: SheetRecord[];
}

/** Reads a CSV file. Throws, in words, where it holds no table. */
export async function readSpreadsheet(file: File): Promise<Spreadsheet> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  return { name: file.name, ...parseSheet(text) };
}

/** Excel's own first line that names the separator. */
const SEPARATOR_LINE = /^\ufeff?"?sep=([,;|\t])"?\r?\n/i;

export function parseSheet(text: string): Pick<Spreadsheet, 'heads' | 'records'> {
  const [separatorLine = '', delimiter = ''] = SEPARATOR_LINE.exec(text) ?? [];
  const body = text.slice(separatorLine.length);
  const { data, errors, meta } = Papa.parse<Record<string, string> & { __parsed_extra?: string[] }>(body, {
    header: true,
    delimiter,
    transformHeader: (head) => head.trim(),
  });
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  if (unclosed) {
    const line = text.slice(0, separatorLine.length + (unclosed.index ?? 0)).split(/\r\n?|\n/).length;
    throw new Error(`A quotation mark in line ${line} isn’t closed. Fix that line and choose the file again.`);
  }
  const firstLine = separatorLine ? 3 : 2;
  const heads = (meta.fields ?? []).filter(Boolean);
  const records = data.flatMap(({ __parsed_extra: extra = [], ...cells }, index): SheetRecord[] => {
    if ([...Object.values(cells), ...extra].every((cell) => !cell?.trim())) return [];
    const problem = extra.some((cell) => cell.trim()) ? 'has more cells than there are column names' : undefined;
    return [{ line: index + firstLine, cells, problem }];
  });
  if (heads.length === 0 || records.length === 0)
    throw new Error('This file has no rows. The first row must have column names.');
  return { heads, records };
}
