import { type RawBuilder, sql } from 'kysely';
import { DEFAULT_PAGE_SIZE, REQUEST_LIMITS } from '#domain/apiKeys/requestLimits.ts';
import { isCalendarDate } from '#domain/dates.ts';
import { invalidInput } from '#server/core/errors.ts';
import { isUuid } from '#server/core/ids.ts';
import { allOf } from './conditions.ts';

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

/** The position of a page in its connection. */
export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

/** The arguments of a connection, as in the GraphQL Cursor Connections Specification. */
export interface PageArgs {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/** A page's size and direction. */
export interface PageExtent {
  limit: number;
  /** Whether the page is the last rows before a cursor or the end; they are read in reverse order. */
  backward: boolean;
}

/** Returns a page's size and direction; `before` alone pages backward. Throws VALIDATION_FAILED. */
export function pageExtent({ first, after, last, before }: PageArgs): PageExtent {
  if (isGiven(first) && isGiven(last))
    throw invalidInput([{ path: 'last', message: 'Ask for either first or last, not both', code: 'INVALID_VALUE' }]);
  const backward = isGiven(last) || (Boolean(before) && !isGiven(first) && !after);
  return { backward, limit: isGiven(last) ? pageSize(last, 'last') : pageSize(first) };
}

/** The rows that a page's cursors select, and those on the far side of each cursor. */
export interface PageBounds {
  within: RawBuilder<unknown>;
  /** Rows up to `after`; undefined without it. */
  preceding: RawBuilder<unknown> | undefined;
  /** Rows from `before` on; undefined without it. */
  following: RawBuilder<unknown> | undefined;
}

/** Returns SQL conditions for a page's cursors, over rows `t`. Throws VALIDATION_FAILED. */
export function pageBounds(sort: Sort, { after, before }: PageArgs): PageBounds {
  const [further, nearer] = sort.direction === 'asc' ? ['>', '<'] : ['<', '>'];
  const [start, end] = [cursorRow(sort, 'after', after), cursorRow(sort, 'before', before)];
  const row = sql`(${sql.raw(sort.sql)}, t.id)`;
  const compared = (operator: string, cursor: RawBuilder<unknown>) => sql`${row} ${sql.raw(operator)} ${cursor}`;
  return {
    within: allOf(start && compared(further!, start), end && compared(nearer!, end)),
    preceding: start && compared(`${nearer}=`, start),
    following: end && compared(`${further}=`, end),
  };
}

/** Returns the SQL order of rows with this key and id; reversed for reading backward. */
export function keyOrder(
  { direction }: Sort,
  [key, id]: [key: string, id: string],
  isReversed: boolean,
): RawBuilder<unknown> {
  const order = (direction === 'asc') === isReversed ? 'desc' : 'asc';
  return sql.raw(`${key} ${order}, ${id} ${order}`);
}

/** What was read of a page: the number of rows, at most one more than its size, and whether rows are beyond its cursors. */
interface PageFindings {
  found: number;
  preceding?: boolean;
  following?: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

export function pageInfoOf({ limit, backward }: PageExtent, findings: PageFindings): PageInfo {
  const { found, preceding = false, following = false, startCursor, endCursor } = findings;
  const hasMore = found > limit;
  return {
    hasNextPage: following || (!backward && hasMore),
    hasPreviousPage: preceding || (backward && hasMore),
    startCursor,
    endCursor,
  };
}

/** Encodes an opaque cursor. It names its sort order, so that a cursor of another order is refused instead of misread. */
export function cursorOf(sort: Sort, key: string, id: string): string {
  return Buffer.from(JSON.stringify([sort.name, key, id])).toString('base64url');
}

/** Returns a valid page size. Throws VALIDATION_FAILED. */
export function pageSize(given: number | null | undefined, path = 'first'): number {
  const size = given ?? DEFAULT_PAGE_SIZE;
  if (size < 1 || size > REQUEST_LIMITS.pageSize) {
    throw invalidInput([{ path, message: `Ask for 1 to ${REQUEST_LIMITS.pageSize} at a time`, code: 'OUT_OF_RANGE' }]);
  }
  return size;
}

/**
 * The subselects hide the cursor's values from the planner: for a key that many rows share it would underestimate the
 * remaining rows and scan all of them.
 */
function cursorRow(
  sort: Sort,
  path: 'after' | 'before',
  cursor: string | null | undefined,
): RawBuilder<unknown> | undefined {
  if (!cursor) return undefined;
  const [key, id] = readCursor(sort, path, cursor);
  return sql`((select ${key}::${sql.raw(sort.type)}), (select ${id}::uuid))`;
}

const isGiven = (value: number | null | undefined): value is number => value !== null && value !== undefined;

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

function readCursor(sort: Sort, path: string, cursor: string): [key: string, id: string] {
  try {
    const [name, key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string, string, string];
    if (name === sort.name && isKey[sort.type](key) && isUuid(id)) return [key, id];
  } catch {
    // Falls through to the refusal below.
  }
  throw invalidInput([{ path, message: 'This page marker is not valid for this list', code: 'INVALID_CURSOR' }]);
}
