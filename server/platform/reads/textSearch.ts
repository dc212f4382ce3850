import { type RawBuilder, sql } from 'kysely';

const longestSearch = 100;

/** A text without the one character that a text column cannot hold. */
export const storable = (text: string): string => text.replaceAll('\0', '');

/** A search as it is compared: lowercase and bounded. */
export const searchTerm = (search: string): string => storable(search).trim().toLowerCase().slice(0, longestSearch);

const escapeLike = (term: string): string => term.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Contains the words as they are, in any case of letters; uses the trigram index of a lowercase column. */
export function contains(column: string, search: string): RawBuilder<unknown> {
  return sql`${sql.raw(column)} like ${`%${escapeLike(searchTerm(search))}%`}`;
}

/** A word that begins with the search, which may be as short as a letter; uses the trigram index all the same. */
export function hasWordLike(column: string, search: string): RawBuilder<unknown> {
  const beginning = `${escapeLike(searchTerm(search))}%`;
  return sql`(${sql.raw(column)} like ${beginning} or ${sql.raw(column)} like ${`% ${beginning}`})`;
}

/** Whole words much like the search: forgives typing errors (pg_trgm.strict_word_similarity_threshold says how many), by the trigram index. */
export function hasWordsAlike(column: string, search: string): RawBuilder<unknown> {
  return sql`${searchTerm(search)} <<% ${sql.raw(column)}`;
}

/** Anything like the search, parts of words too (pg_trgm.word_similarity_threshold), by the trigram index. */
export function resembles(column: string, search: string): RawBuilder<unknown> {
  return sql`${searchTerm(search)} <% ${sql.raw(column)}`;
}

/**
 * A quote or an invoice has the number that is looked for, written in full or as its digits alone: INV-0042, 0042, 42.
 * Undefined for what is no number.
 */
export function hasNumber(t: string, search: string): RawBuilder<unknown> | undefined {
  const [, prefix, digits] = /^(.*?)(\d{1,18})$/.exec(searchTerm(search)) ?? [];
  if (!digits) return undefined;
  const serial = sql`${sql.raw(t)}.serial = ${digits}::bigint`;
  return prefix ? sql`(${serial} and starts_with(lower(${sql.raw(t)}.number), ${prefix}))` : serial;
}
