import Papa from 'papaparse';

export type Cell = string | number | boolean | null;

/** Byte order mark: without it spreadsheets do not read a CSV file as UTF-8. */
export const CSV_BEGINS = '\ufeff';

/**
 * Returns rows of a CSV file. Prefixes cells that look like formulas with an apostrophe, so that spreadsheets do not run
 * them.
 */
export const csvRows = (rows: Cell[][]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows, { escapeFormulae: true })}\r\n`;
