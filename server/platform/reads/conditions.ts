import { type RawBuilder, sql } from 'kysely';
import { isUuid } from '#server/core/ids.ts';

type Condition = RawBuilder<unknown>;

/** All of the conditions that are there; true where none is. */
export function allOf(...conditions: (Condition | null | undefined | false | '')[]): Condition {
  const present = conditions.filter((condition): condition is Condition => Boolean(condition));
  return present.length > 0 ? sql.join(present, sql` and `) : sql`true`;
}

/** Whether a column names what is asked for; nothing is asked where there is no id, and what is no id is nobody's. */
export const isId = (column: string, id: string | null | undefined): Condition | undefined =>
  id ? (isUuid(id) ? sql`${sql.ref(column)} = ${id}` : sql`false`) : undefined;
