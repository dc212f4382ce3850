/**
 * How a GraphQL type maps to SQL. A feature declares it once (`invoice.reads.ts`); the compiler turns the selection of
 * a query into one statement from it. `t` stands for the alias of the row's table, trusted text written by us.
 */
export interface ReadShape {
  table: string;
  /** Rows that belong to no business and that anybody may see: articles. */
  public?: boolean;
  /** For records that leave lists as they age (platform/plan/retention.ts): the day that their age counts from, in UTC. */
  agedOn?: (t: string) => string;
  fields: Record<string, ReadField>;
}

export type ReadField =
  | { kind: 'value'; sql: (t: string) => string }
  | { kind: 'needs'; columns: readonly string[] }
  | { kind: 'one'; shape: () => ReadShape; key: string }
  | { kind: 'pointing'; shape: () => ReadShape; key: string; where: (t: string) => string }
  | { kind: 'many'; shape: () => ReadShape; key: string; orderBy: string };

/** A column of the row's own table. */
export const column = (name: string): ReadField => ({ kind: 'value', sql: (t) => `${t}.${name}` });

/** Any SQL expression over the row. */
export const expression = (sql: (t: string) => string): ReadField => ({ kind: 'value', sql });

/** A field with a resolver of its own, which reads these columns from the row by their names. */
export const computedFrom = (...columns: string[]): ReadField => ({ kind: 'needs', columns });

/** The row of the same business that `key` points to, or null. */
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
