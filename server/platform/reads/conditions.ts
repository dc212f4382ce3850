import { type RawBuilder, sql } from 'kysely';
import { isUuid } from '#server/core/ids.ts';

type Condition = RawBuilder<unknown>;

/** Combines the given conditions by "and"; true if there are none. */
export function allOf(...conditions: (Condition | null | undefined | false | '')[]): Condition {
  const present = conditions.filter((condition): condition is Condition => Boolean(condition));
  return present.length > 0 ? sql.join(present, sql` and `) : sql`true`;
}

/** Condition that a column equals an id: undefined without an id, false for a text that is not a UUID. */
export const isId = (column: string, id: string | null | undefined): Condition | undefined =>
  id ? (isUuid(id) ? sql`${sql.ref(column)} = ${id}` : sql`false`) : undefined;
