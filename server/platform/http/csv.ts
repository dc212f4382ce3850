import Papa from 'papaparse';

export type Cell = string | number | boolean | null;

/** What every CSV file begins with: without it spreadsheets do not read UTF-8 as such. */
export const CSV_BEGINS = '\ufeff';

/** Rows of a CSV file. A cell that begins like a formula gets an apostrophe before it, or a spreadsheet would run it. */
export const csvRows = (rows: Cell[][]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows, { escapeFormulae: true })}\r\n`;
