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

/** Whether an instant, trusted SQL, is at or after `since` and before `before`; true for an end that is not given. */
export const isWithin = (
  instant: string,
  { since, before }: { since?: Date | null; before?: Date | null },
): RawBuilder<unknown> =>
  allOf(since && sql`${sql.raw(instant)} >= ${since}`, before && sql`${sql.raw(instant)} < ${before}`);

/** The parts of a filter that say when a row was added or changed. */
export interface ChangeTimes {
  updatedSince?: Date | null;
  createdSince?: Date | null;
  createdBefore?: Date | null;
}

/** Whether rows `t` were added and changed in the times that a filter names; undefined where it names none. */
export function isOfTime({ updatedSince, createdSince, createdBefore }: ChangeTimes): RawBuilder<unknown> | undefined {
  if (!updatedSince && !createdSince && !createdBefore) return undefined;
  return allOf(
    isWithin('t.updated_at', { since: updatedSince }),
    isWithin('t.created_at', { since: createdSince, before: createdBefore }),
  );
}
