import { type RawBuilder, sql } from 'kysely';

/**
 * Condition that the row `t` is in one of these states. States are literals in a fixed order, because PostgreSQL uses a
 * partial index only if it can compare the literals. Filtering `all` keeps untrusted text out of the SQL.
 */
export function isInState<State extends string>(all: readonly State[], wanted: readonly State[]): RawBuilder<unknown> {
  const states = all.filter((state) => wanted.includes(state));
  return states.length > 0 ? sql.raw(`t.status in (${states.map((state) => `'${state}'`).join(', ')})`) : sql`false`;
}
