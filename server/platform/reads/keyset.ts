import { type RawBuilder, sql } from 'kysely';
import { isCalendarDate } from '#domain/dates.ts';
import { invalidInput } from '#server/core/errors.ts';
import { isUuid } from '#server/core/ids.ts';

export const defaultPageSize = 25;
export const largestPageSize = 100;

/** A sort order for keyset pages: a non-null, indexed expression over `t`, then the id. */
export interface Sort {
  name: string;
  sql: string;
  type: 'text' | 'timestamptz' | 'date' | 'bigint' | 'uuid';
  direction: 'asc' | 'desc';
}

/** The orders by time of a list that is also read whole, or by what changed. */
export const timeSorts = {
  NEWEST: { name: 'NEWEST', sql: 't.created_at', type: 'timestamptz', direction: 'desc' },
  OLDEST: { name: 'OLDEST', sql: 't.created_at', type: 'timestamptz', direction: 'asc' },
  OLDEST_UPDATED: { name: 'OLDEST_UPDATED', sql: 't.updated_at', type: 'timestamptz', direction: 'asc' },
} as const satisfies Record<string, Sort>;

export interface PageArgs {
  first?: number | null;
  after?: string | null;
}

/** Returns the SQL clauses that select a page, without OFFSET. */
export function pageBounds(sort: Sort, args: PageArgs) {
  const limit = pageSize(args.first);
  const direction = sql.raw(sort.direction);
  const orderBy = sql`${sql.raw(sort.sql)} ${direction}, t.id ${direction}`;
  return { limit, orderBy, after: afterCursor(sort, args.after) };
}

/** Encodes an opaque cursor. It names its sort order, so that a cursor of another order is refused instead of misread. */
export function cursorOf(sort: Sort, key: string, id: string): string {
  return Buffer.from(JSON.stringify([sort.name, key, id])).toString('base64url');
}

/** Returns a valid page size. Throws VALIDATION_FAILED. */
export function pageSize(first: number | null | undefined): number {
  const size = first ?? defaultPageSize;
  if (size < 1 || size > largestPageSize) {
    throw invalidInput([{ path: 'first', message: `Ask for 1 to ${largestPageSize} at a time`, code: 'OUT_OF_RANGE' }]);
  }
  return size;
}

/**
 * The subselects hide the cursor's values from the planner: for a key that many rows share it would underestimate the
 * remaining rows and scan all of them.
 */
function afterCursor(sort: Sort, after: string | null | undefined): RawBuilder<unknown> {
  if (!after) return sql`true`;
  const [key, id] = readCursor(sort, after);
  const operator = sql.raw(sort.direction === 'asc' ? '>' : '<');
  return sql`(${sql.raw(sort.sql)}, t.id) ${operator} ((select ${key}::${sql.raw(sort.type)}), (select ${id}::uuid))`;
}

/** Whether PostgreSQL can cast a text to the type: cursors are untrusted input. */
const isKey: Record<Sort['type'], (text: string) => boolean> = {
  text: (text) => !text.includes('\0'),
  timestamptz: (text) => {
    const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?\+00$/.exec(text) ?? [];
    return date !== undefined && isCalendarDate(date) && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time!);
  },
  date: (text) => text === 'infinity' || isCalendarDate(text),
  bigint: (text) => /^-?\d{1,18}$/.test(text),
  uuid: isUuid,
};

function readCursor(sort: Sort, cursor: string): [key: string, id: string] {
  try {
    const [name, key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string, string, string];
    if (name === sort.name && isKey[sort.type](key) && isUuid(id)) return [key, id];
  } catch {
    // Falls through to the refusal below.
  }
  throw invalidInput([
    { path: 'after', message: 'This page marker is not valid for this list', code: 'INVALID_CURSOR' },
  ]);
}
