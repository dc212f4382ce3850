import { describe, expect, it } from 'vitest';
import { guessMapping } from '#client/features/customers/import/columns.ts';
import { decodeText } from '#client/features/customers/import/decodeText.ts';
import { importInWords, undoneInWords } from '#client/features/customers/import/importWords.ts';
import { prepareRows } from '#client/features/customers/import/prepareRows.ts';
import { parseSheet } from '#client/features/customers/import/readFile.ts';

const prepared = (text: string) => {
  const sheet = parseSheet(text);
  return prepareRows(sheet, guessMapping(sheet.heads));
};

describe('the encoding of a file', () => {
  const text = 'Name\r\nAna Núñez – “Ñ” €\r\n';
  const utf16 = (bigEndian: boolean, mark: boolean) => {
    const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
    return bigEndian ? bytes.swap16() : bytes;
  };
  const windows1252 = Buffer.from(
    text.replace('–', '\x96').replace('“', '\x93').replace('”', '\x94').replace('€', '\x80'),
    'latin1',
  );
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16LE', utf16(false, true)],
    ['UTF-16BE', utf16(true, true)],
    ['UTF-16LE without a mark', utf16(false, false)],
    ['UTF-16BE without a mark', utf16(true, false)],
    ['Windows-1252', windows1252],
  ])('is detected for %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it.each([
    ['a file that is no text', Buffer.from([0x50, 0x4b, 3, 4, 0x14, 0, 8, 0xff])],
    ['letters that no encoding has', Buffer.from('Jos\x81', 'latin1')],
    ['letters that were lost before', Buffer.from('Jos\ufffd')],
    ['half a letter of UTF-16', Buffer.from([0xff, 0xfe, 0x41, 0, 0, 0xd8])],
  ])('is rejected: %s', (_, bytes) => {
    expect(() => decodeText(bytes)).toThrow('couldn’t read this file’s characters');
  });
});

describe('a CSV table', () => {
  it('is split by the separator that its first line names', () => {
    expect(prepared('sep=;\r\nName;City\r\n"Ruiz, Ana";Oakland\r\n').rows[0]?.input).toMatchObject({
      name: 'Ruiz, Ana',
      address: { city: 'Oakland' },
    });
  });

  it('numbers its rows by the lines of the file, counting the separator line', () => {
    const { rows, errors } = prepared('sep=;\r\nName;ZIP\r\nAna;94601\r\nBo;12\r\n');
    expect(rows.map(({ line }) => line)).toEqual([3, 4]);
    expect(errors.map(({ line, field }) => [line, field])).toEqual([[4, 'ZIP']]);
  });

  it.each([
    ['Name,City\nAna,Oakland\nBo,"Berkeley\nCy,Davis\n', 3],
    ['sep=,\nName,Notes\nAna,"two\nlines"\nBo,"open\n', 5],
  ])('with an unclosed quotation mark is rejected: %j', (text, line) => {
    expect(() => parseSheet(text)).toThrow(`in line ${line} `);
  });

  it('numbers its rows by the lines of the file, counting empty ones', () => {
    const { rows, errors } = prepared('Name,City\nAna,Oakland\n\n,Davis\nBo,Davis,more\n');
    expect(rows.map(({ line }) => line)).toEqual([2, 4, 5]);
    expect(errors.map(({ line, field }) => [line, field])).toEqual([
      [4, 'Name'],
      [5, 'the line'],
    ]);
  });
});

describe('a cell', () => {
  const row = (head: string, cell: string, more = '') => {
    const { rows, errors } = prepared(`Name,${head}${more && ',Country'}\nAna,${cell}${more && `,${more}`}\n`);
    return rows[0]?.input ?? errors.map(({ field }) => field).join();
  };
  it.each([
    ['ZIP', '2134', '', { address: { postalCode: '02134' } }],
    ['ZIP', '601', 'USA', { address: { postalCode: '00601' } }],
    ['ZIP', '2134-1001', '', { address: { postalCode: '02134-1001' } }],
    ['ZIP', '2000', 'Australia', { address: { postalCode: '2000', country: 'AU' } }],
    ['ZIP', '12', '', 'ZIP'],
    ['City', 'Reno', 'United States', { address: { country: 'US' } }],
    ['City', 'Tijuana', 'México', { address: { country: 'MX' } }],
    ['City', 'Leeds', 'UK', { address: { country: 'GB' } }],
    ['City', 'Nowhere', 'Atlantis', 'Country'],
    ['Net days', '2 weeks', '', { netDays: 14 }],
    ['Net days', 'Net 30', '', { netDays: 30 }],
    ['Net days', '-15', '', 'Net days'],
    ['Net days', 'soon', '', 'Net days'],
    ['Net days', '1000', '', 'Net days'],
    ['Tax exempt', 'Yes', '', { taxExempt: true }],
    ['Tax exempt', 'no', '', { taxExempt: false }],
    ['Tax exempt', 'maybe', '', 'Tax exempt'],
    ['Email', 'ana@bücher.example', '', { email: 'ana@xn--bcher-kva.example' }],
  ])('%s %j %s is parsed, or its row rejected', (head, cell, country, expected) => {
    const read = row(head, cell, country);
    if (typeof expected === 'string') expect(read).toBe(expected);
    else expect(read).toMatchObject(expected);
  });
});

describe('the summary of an import', () => {
  it.each([
    [2, 0, '2 customers added'],
    [1, 0, '1 customer added'],
    [0, 1, '1 customer updated'],
    [1, 2, '1 customer added, 2 updated'],
    [0, 0, 'No customers added or changed'],
  ])('with %i added and %i updated', (createdCount, updatedCount, words) => {
    expect(importInWords({ createdCount, updatedCount })).toBe(words);
  });

  it.each([
    [1, 1, 0, '1 customer removed; 1 customer changed back.'],
    [0, 0, 1, '1 customer kept because of later changes, quotes or invoices.'],
  ])('with %i removed, %i restored, %i kept after an undo', (removedCount, restoredCount, keptCount, words) => {
    expect(undoneInWords({ removedCount, restoredCount, keptCount })).toBe(words);
  });
});
