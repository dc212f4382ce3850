import { type RawBuilder, sql } from 'kysely';
import { PlannedForValue } from '#db/connection/statementNames.ts';
import { searchForm } from '#domain/searchForm.ts';

const longestSearch = 100;

/** Removes NUL characters, which text columns cannot hold. */
export const storable = (text: string): string => text.replaceAll('\0', '');

/** Normalizes a search term for columns in search_form, and limits its length. */
export const searchTerm = (search: string): string => searchForm(storable(search)).trim().slice(0, longestSearch);

const escapeLike = (term: string): string => term.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Condition that a column contains the term, ignoring accents; served by the trigram index of a column in search_form. */
export function contains(column: string, search: string): RawBuilder<unknown> {
  return sql`${sql.raw(column)} like ${new PlannedForValue(`%${escapeLike(searchTerm(search))}%`)}`;
}

/** Condition that a word begins with the term, which may be a single letter; served by the same trigram index. */
export function hasWordLike(column: string, search: string): RawBuilder<unknown> {
  const beginning = `${escapeLike(searchTerm(search))}%`;
  const [atStart, within] = [new PlannedForValue(beginning), new PlannedForValue(`% ${beginning}`)];
  return sql`(${sql.raw(column)} like ${atStart} or ${sql.raw(column)} like ${within})`;
}

/** Shorter terms are matched only at the beginning of words. */
const SHORTEST_PART = 3;

/**
 * Condition that the text contains the term or, for a short one, a word beginning with it. Not indexed: it filters rows.
 */
export function hasWords(column: string, search: string): RawBuilder<unknown> {
  const term = searchTerm(search);
  return [...term].length >= SHORTEST_PART
    ? sql`strpos(${sql.raw(column)}, ${term}) > 0`
    : sql`strpos(' ' || ${sql.raw(column)}, ${` ${term}`}) > 0`;
}

/** Returns the search keys (search_keys in the database) that a text must have to match; at least one. */
export function keysOfWords(search: string): string[] {
  const letters = [...searchTerm(search)];
  if (letters.length < SHORTEST_PART) return [` ${letters.join('')}`];
  const keys = letters.slice(SHORTEST_PART - 1).map((_, n) => letters.slice(n, n + SHORTEST_PART).join(''));
  return [...new Set(keys.filter((key) => !key.endsWith(' ')))];
}

/** Whether having the one key is sufficient for a match. */
export const isKey = (search: string): boolean => [...searchTerm(search)].length <= SHORTEST_PART;

/**
 * Condition that a quote or invoice has this number, in full or by its digits: INV-0042, 0042, 42. Undefined if the text is
 * no number.
 */
export function hasNumber(t: string, search: string): RawBuilder<unknown> | undefined {
  const [, prefix, digits] = /^(.*?)(\d{1,18})$/.exec(searchTerm(search)) ?? [];
  if (!digits) return undefined;
  const serial = sql`${sql.raw(t)}.serial = ${digits}::bigint`;
  return prefix ? sql`(${serial} and starts_with(search_form(${sql.raw(t)}.number), ${prefix}))` : serial;
}
