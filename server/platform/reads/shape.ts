import type { RowVisibility } from '../auth/rowVisibility.ts';

/**
 * How a GraphQL type maps to SQL. A feature declares it once (`invoice.reads.ts`); the compiler turns the selection of
 * a query into one statement from it. `t` stands for the alias of the row's table, trusted text written by us. Which of
 * a table's rows somebody sees is said in platform/auth/rowVisibility.ts, for all shapes over it.
 */
export interface ReadShape {
  table: string;
  /** Rows that belong to no business and that anybody may see: articles. */
  public?: boolean;
  /** For records that leave lists as they age (platform/plan/retention.ts): the day that their age counts from, in UTC. */
  agedOn?: (t: string) => string;
  /** Selects of one row each, such as sums, joined laterally once where a selected field uses them. */
  lateralJoins?: Record<string, (t: string, visibility: RowVisibility) => string>;
  fields: Record<string, ReadField>;
}

/** Returns the alias of the lateral join of this name; the statement has only the joins whose alias was asked for. */
export type LateralAlias = (name: string) => string;

export type ReadField = { byOwner?: boolean } & (
  | { kind: 'value'; sql: (t: string, visibility: RowVisibility, lateral: LateralAlias) => string }
  | { kind: 'needs'; columns: readonly string[] }
  | { kind: 'one'; shape: () => ReadShape; key: string }
  | { kind: 'pointing'; shape: () => ReadShape; key: string; where: (t: string) => string }
  | { kind: 'many'; shape: () => ReadShape; key: string; orderBy: string }
);

/** A column of the row's own table. */
export const column = (name: string): ReadField => ({ kind: 'value', sql: (t) => `${t}.${name}` });

/** Any SQL expression over the row. One that looks at other rows restricts them by `visibility`. */
export const expression = (
  sql: (t: string, visibility: RowVisibility, lateral: LateralAlias) => string,
): ReadField => ({
  kind: 'value',
  sql,
});

/** A field with a resolver of its own, which reads these columns from the row by their names. */
export const computedFrom = (...columns: string[]): ReadField => ({ kind: 'needs', columns });

/**
 * The row of the same business that `key` points to; null where there is none or it is not visible. A field that cannot be null
 * declares the scope that it needs (graphql/neededScopes.ts).
 */
export const one = (shape: () => ReadShape, key: string): ReadField => ({ kind: 'one', shape, key });

/** The only row of the same business whose `key` points here and that meets the condition, or null. */
export const pointing = (shape: () => ReadShape, key: string, where: (t: string) => string): ReadField => ({
  kind: 'pointing',
  shape,
  key,
  where,
});

/** The rows of the same business whose `key` points here. */
export const many = (shape: () => ReadShape, key: string, orderBy: string): ReadField => ({
  kind: 'many',
  shape,
  key,
  orderBy,
});

/**
 * A field whose resolver must know whether the row is the asker's own: `_own` of the row says so where they see more than
 * what they may change.
 */
export const decidedByOwner = (field: ReadField): ReadField => ({ ...field, byOwner: true });
