import { type RawBuilder, sql } from 'kysely';

/**
 * The row `t` is in one of these states. They are written out, in one order: only so does PostgreSQL know which of the
 * indexes that hold some states alone may serve. Of all states there are, so that nothing else is ever written out.
 */
export function isInState<State extends string>(all: readonly State[], wanted: readonly State[]): RawBuilder<unknown> {
  const states = all.filter((state) => wanted.includes(state));
  return states.length > 0 ? sql.raw(`t.status in (${states.map((state) => `'${state}'`).join(', ')})`) : sql`false`;
}
