import type { RowVisibility } from '../auth/rowVisibility.ts';

/**
 * Read shape: how a GraphQL type maps to SQL. A feature declares it once (`invoice.reads.ts`); the compiler turns a query's
 * selection into one statement. `t` is the alias of the row's table; all SQL text here is trusted. Row visibility is
 * declared per table in the feature's `feature.ts`.
 */
export interface ReadShape {
  /** Its visibility rule (platform/auth/rowVisibility.ts) applies. */
  table: string;
  /** A subquery that yields the rows, if they are not simply the table's. */
  from?: string;
  /** Whether the rows belong to no business and are visible to anybody, such as articles. */
  public?: boolean;
  /** The day (UTC) from which a record's age counts, for records subject to retention (platform/plan/retention.ts). */
  agedOn?: (t: string) => string;
  /** Subqueries of one row each, such as sums, joined laterally if a selected field uses them. */
  lateralJoins?: Record<string, (t: string, visibility: RowVisibility) => string>;
  fields: Record<string, ReadField>;
}

/** Returns the alias of a lateral join and thereby adds the join to the statement. */
export type LateralAlias = (name: string) => string;

export type ReadField = { byOwner?: boolean } & (
  | { kind: 'value'; sql: (t: string, visibility: RowVisibility, lateral: LateralAlias) => string }
  | { kind: 'needs'; columns: readonly string[] }
  | { kind: 'one'; shape: () => ReadShape; key: string }
  | { kind: 'pointing'; shape: () => ReadShape; key: string; where: (t: string) => string }
  | { kind: 'many'; shape: () => ReadShape; key: string; orderBy: string }
);

/** A column of the row. */
export const column = (name: string): ReadField => ({ kind: 'value', sql: (t) => `${t}.${name}` });

/** An SQL expression over the row. Where it reads other rows, it must restrict them by `visibility`. */
export const expression = (
  sql: (t: string, visibility: RowVisibility, lateral: LateralAlias) => string,
): ReadField => ({
  kind: 'value',
  sql,
});

/** A field with a resolver, which needs these columns of the row. */
export const computedFrom = (...columns: string[]): ReadField => ({ kind: 'needs', columns });

/**
 * The row of the same business that `key` points to; null where there is none or it is not visible. A field that cannot be null
 * declares the scope that it needs (graphql/neededScopes.ts).
 */
export const one = (shape: () => ReadShape, key: string): ReadField => ({ kind: 'one', shape, key });

/** The single row of the same business that refers here by `key` and meets the condition, or null. */
export const pointing = (shape: () => ReadShape, key: string, where: (t: string) => string): ReadField => ({
  kind: 'pointing',
  shape,
  key,
  where,
});

/** The rows of the same business that refer here by `key`. */
export const many = (shape: () => ReadShape, key: string, orderBy: string): ReadField => ({
  kind: 'many',
  shape,
  key,
  orderBy,
});

/**
 * A field whose resolver needs to know whether the row is the viewer's own. Sets `_own` on the row where the viewer sees
 * more rows than they may change.
 */
export const decidedByOwner = (field: ReadField): ReadField => ({ ...field, byOwner: true });
