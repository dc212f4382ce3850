// Must match the database function search_form (db/migrations/20261130000400_searchForm.ts).
const LETTERS = new Map(
  Object.entries({
    ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ς: 'σ' },
    ...Object.fromEntries([...'’‘‛ʼʻ`´′ʹ＇'].map((apostrophe) => [apostrophe, "'"])),
    ...Object.fromEntries([...'‐‑‒–—−'].map((dash) => [dash, '-'])),
  }),
);
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');
/** Combining accents and invisible characters. */
const MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u200b-\u200f\u2060\ufeff]/gu;

/**
 * Normalizes a text for searching: lowercase, without accents, with one form of apostrophe and dash, independent of the
 * Unicode normal form. "Núñez" and "nunez", "O’Neil" and "o'neil", "Straße" and "STRASSE" become equal.
 */
export const searchForm = (text: string): string =>
  text
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS.get(letter)!)
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    // NFKD makes capitals of some signs: "™" becomes "TM".
    .toLowerCase();
