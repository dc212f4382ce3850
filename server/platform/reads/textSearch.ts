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

/**
 * Contains the words, or something much like them: both use the column's trigram index, the second forgives typing
 * errors (pg_trgm.word_similarity_threshold says how many).
 */
export function resembles(column: string, search: string): RawBuilder<unknown> {
  return sql`(${contains(column, search)} or ${searchTerm(search)} <% ${sql.raw(column)})`;
}
