import type { RowVisibility } from '../auth/rowVisibility.ts';
import type { Selection } from './selection.ts';
import type { LateralAlias, ReadField, ReadShape } from './shape.ts';

/** A compiled selection over rows `t`, as SQL text: `select {list} from {table} t {lateral}`, or `select r from {table} t {records}`. */
export interface Selected {
  list: string;
  lateral: string;
  /** The lateral joins, and one more: the record `r` of the selected values. */
  records: string;
}

export const selecting = (list: string, lateral: string): Selected => ({
  list,
  lateral,
  records: `${lateral} cross join lateral (select ${list}) r`,
});

/** One visibility stands for everybody with the same rights, so that their queries share a statement. */
const cache = new WeakMap<Selection, WeakMap<RowVisibility, Map<ReadShape, Selected>>>();

/** Compiles `selection` over `shape`, for the table alias `t`; remembered by selection, visibility and shape. */
export function selected(shape: ReadShape, selection: Selection, visibility: RowVisibility): Selected {
  const byVisibility = cache.get(selection) ?? new WeakMap<RowVisibility, Map<ReadShape, Selected>>();
  cache.set(selection, byVisibility);
  const known = byVisibility.get(visibility)?.get(shape);
  if (known) return known;
  const compiled = compile(shape, selection, 't', visibility);
  byVisibility.set(visibility, (byVisibility.get(visibility) ?? new Map<ReadShape, Selected>()).set(shape, compiled));
  return compiled;
}

function compile(shape: ReadShape, selection: Selection, t: string, visibility: RowVisibility): Selected {
  const columns = new Map<string, string>();
  const needed = new Set<string>();
  const lateral = collectLateralJoins(needed, t);
  for (const [name, below] of Object.entries(selection)) {
    if (name === '__typename') continue;
    const field = shape.fields[name];
    if (!field) throw new Error(`${shape.table} declares no read for the field ${name}`);
    addColumns(columns, name, field, { below, t, visibility, lateral });
    const own = field.byOwner && visibility.own(shape.table, t);
    if (own) columns.set('_own', own);
  }
  if (columns.size === 0) columns.set('id', `${t}.id`);
  const list = [...columns].map(([name, sql]) => `${sql} as "${name}"`).join(', ');
  return selecting(list, lateralJoinsOf(shape, needed, t, visibility));
}

/** Returns the alias of a named lateral join and records in `needed` that the statement needs it. */
export const collectLateralJoins =
  (needed: Set<string>, t: string): LateralAlias =>
  (name) => {
    needed.add(name);
    return `${t}_${name}`;
  };

/** The lateral joins that the fields of the row `t` need, as SQL text. */
export const lateralJoinsOf = (shape: ReadShape, needed: Set<string>, t: string, visibility: RowVisibility): string =>
  [...needed].map((name) => ` cross join lateral (${shape.lateralJoins![name]!(t, visibility)}) ${t}_${name}`).join('');

interface Place {
  below: Selection;
  t: string;
  visibility: RowVisibility;
  lateral: LateralAlias;
}

function addColumns(
  columns: Map<string, string>,
  name: string,
  field: ReadField,
  { below, t, visibility, lateral }: Place,
): void {
  switch (field.kind) {
    case 'value':
      columns.set(name, field.sql(t, visibility, lateral));
      break;
    case 'needs':
      for (const needed of field.columns) columns.set(needed, `${t}.${needed}`);
      break;
    default:
      columns.set(name, joined(field, compile(field.shape(), below, `${t}_`, visibility), t, visibility));
  }
}

type JoinedField = Exclude<ReadField, { kind: 'value' | 'needs' }>;

/**
 * Returns SQL text for the visible rows that a field points to, as records; the outermost statement turns all of them
 * into JSON at once. The selection below is compiled for the alias `${t}_`.
 */
export function joined(field: JoinedField, { records }: Selected, t: string, visibility: RowVisibility): string {
  const inner = `${t}_`;
  const { table } = field.shape();
  const seen = visibility.rows(table, inner);
  const rows = `select r from ${table} ${inner}${records} where ${inner}.business_id = ${t}.business_id and${seen ? ` ${seen} and` : ''}`;
  switch (field.kind) {
    case 'one':
      return `(${rows} ${inner}.id = ${t}.${field.key})`;
    case 'pointing':
      return `(${rows} ${inner}.${field.key} = ${t}.id and ${field.where(inner)})`;
    case 'many':
      return `array(${rows} ${inner}.${field.key} = ${t}.id order by ${inner}.${field.orderBy})`;
  }
}
