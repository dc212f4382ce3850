import { type RawBuilder, sql } from 'kysely';
import { PlannedForValue } from '#db/connection/statementNames.ts';
import { searchForm } from '#domain/searchForm.ts';

const longestSearch = 100;

/** A text without the one character that a text column cannot hold. */
export const storable = (text: string): string => text.replaceAll('\0', '');

/** A search as it is compared with columns in search_form, and bounded. */
export const searchTerm = (search: string): string => searchForm(storable(search)).trim().slice(0, longestSearch);

const escapeLike = (term: string): string => term.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Contains the words, with or without accents; uses the trigram index of a column in search_form. */
export function contains(column: string, search: string): RawBuilder<unknown> {
  return sql`${sql.raw(column)} like ${new PlannedForValue(`%${escapeLike(searchTerm(search))}%`)}`;
}

/** A word that begins with the search, which may be as short as a letter; uses the trigram index all the same. */
export function hasWordLike(column: string, search: string): RawBuilder<unknown> {
  const beginning = `${escapeLike(searchTerm(search))}%`;
  const [atStart, within] = [new PlannedForValue(beginning), new PlannedForValue(`% ${beginning}`)];
  return sql`(${sql.raw(column)} like ${atStart} or ${sql.raw(column)} like ${within})`;
}

/** Shorter searches are compared with the beginnings of words. */
const SHORTEST_PART = 3;

/** Contains the words as they are, or has a word that begins with so few letters. Served by no index: rows are gone through. */
export function hasWords(column: string, search: string): RawBuilder<unknown> {
  const term = searchTerm(search);
  return [...term].length >= SHORTEST_PART
    ? sql`strpos(${sql.raw(column)}, ${term}) > 0`
    : sql`strpos(' ' || ${sql.raw(column)}, ${` ${term}`}) > 0`;
}

/** Those keys of a text (search_keys in the database) without which it does not have the words; there is one at least. */
export function keysOfWords(search: string): string[] {
  const letters = [...searchTerm(search)];
  if (letters.length < SHORTEST_PART) return [` ${letters.join('')}`];
  const keys = letters.slice(SHORTEST_PART - 1).map((_, n) => letters.slice(n, n + SHORTEST_PART).join(''));
  return [...new Set(keys.filter((key) => !key.endsWith(' ')))];
}

/** Whether a text that has the one key has the words. */
export const isKey = (search: string): boolean => [...searchTerm(search)].length <= SHORTEST_PART;

/**
 * A quote or an invoice has the number that is looked for, written in full or as its digits alone: INV-0042, 0042, 42.
 * Undefined for what is no number.
 */
export function hasNumber(t: string, search: string): RawBuilder<unknown> | undefined {
  const [, prefix, digits] = /^(.*?)(\d{1,18})$/.exec(searchTerm(search)) ?? [];
  if (!digits) return undefined;
  const serial = sql`${sql.raw(t)}.serial = ${digits}::bigint`;
  return prefix ? sql`(${serial} and starts_with(search_form(${sql.raw(t)}.number), ${prefix}))` : serial;
}
