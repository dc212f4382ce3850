import Papa from 'papaparse';

/** A spreadsheet as it was read: its heads, and its rows by head. */
export interface Spreadsheet {
  name: string;
  heads: string[];
  records: Record<string, string>[];
}

/** Reads a CSV file. Throws, in words, where it holds no table. */
export function readSpreadsheet(file: File): Promise<Spreadsheet> {
  return new Promise((resolve, reject) => {
    Papa.parse<Record<string, string>>(file, {
      header: true,
      skipEmptyLines: 'greedy',
      transformHeader: (head) => head.trim(),
      error: () => reject(new Error('This file could not be read.')),
      complete: ({ data, meta }) => {
        const heads = (meta.fields ?? []).filter(Boolean);
        if (heads.length === 0 || data.length === 0) {
          reject(new Error('This file holds no rows. Its first line should name the columns.'));
        } else resolve({ name: file.name, heads, records: data });
      },
    });
  });
}
