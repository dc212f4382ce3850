import { type RawBuilder, sql } from 'kysely';

type Condition = RawBuilder<unknown>;

/** All of the conditions that are there; true where none is. */
export function allOf(...conditions: (Condition | null | undefined | false | '')[]): Condition {
  const present = conditions.filter((condition): condition is Condition => Boolean(condition));
  return present.length > 0 ? sql.join(present, sql` and `) : sql`true`;
}
