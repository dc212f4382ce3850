import { type RawBuilder, sql } from 'kysely';

/** Returns trusted words as SQL literals: 'SENT', 'VIEWED'. */
export const listed = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/**
 * Condition that the row `t` is in one of these states. States are literals in a fixed order, because PostgreSQL uses a
 * partial index only if it can compare the literals. Filtering `all` keeps untrusted text out of the SQL.
 */
export function isInState<State extends string>(all: readonly State[], wanted: readonly State[]): RawBuilder<unknown> {
  const states = all.filter((state) => wanted.includes(state));
  return states.length > 0 ? sql.raw(`t.status in (${listed(states)})`) : sql`false`;
}
