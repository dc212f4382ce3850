import type { Sight } from '../auth/sight.ts';
import { forbidden } from '../graphql/errors.ts';
import type { Selection } from './selection.ts';
import type { Beside, ReadField, ReadShape } from './shape.ts';

/** What answers a selection of rows `t`, as SQL text: `select list from t beside`, or `select r from t records`. */
export interface Selected {
  list: string;
  beside: string;
  /** What is beside a row, and r: what is selected of it. */
  records: string;
}

export const selecting = (list: string, beside: string): Selected => ({
  list,
  beside,
  records: `${beside} cross join lateral (select ${list}) r`,
});

/** By who asks, as far as that decides what they see. */
const cache = new WeakMap<Selection, WeakMap<Sight, Map<ReadShape, Selected>>>();

/** What answers `selection` over `shape`, for a table aliased `t`. */
export function selected(shape: ReadShape, selection: Selection, sight: Sight): Selected {
  const bySight = cache.get(selection) ?? new WeakMap<Sight, Map<ReadShape, Selected>>();
  cache.set(selection, bySight);
  const known = bySight.get(sight)?.get(shape);
  if (known) return known;
  const compiled = compile(shape, selection, 't', sight);
  bySight.set(sight, (bySight.get(sight) ?? new Map<ReadShape, Selected>()).set(shape, compiled));
  return compiled;
}

function compile(shape: ReadShape, selection: Selection, t: string, sight: Sight): Selected {
  const columns = new Map<string, string>();
  const needed = new Set<string>();
  const beside = noting(needed, t);
  for (const [name, below] of Object.entries(selection)) {
    if (name === '__typename') continue;
    const field = shape.fields[name];
    if (!field) throw new Error(`${shape.table} declares no read for the field ${name}`);
    addColumns(columns, name, field, { below, t, sight, beside });
    const own = field.byOwner && sight.own(shape.table, t);
    if (own) columns.set('_own', own);
  }
  if (columns.size === 0) columns.set('id', `${t}.id`);
  const list = [...columns].map(([name, sql]) => `${sql} as "${name}"`).join(', ');
  return selecting(list, besideOf(shape, needed, t, sight));
}

/** Notes what is needed beside the row `t` as its alias is asked for. */
export const noting =
  (needed: Set<string>, t: string): Beside =>
  (name) => {
    needed.add(name);
    return `${t}_${name}`;
  };

/** What is needed beside a row. */
export const besideOf = (shape: ReadShape, needed: Set<string>, t: string, sight: Sight): string =>
  [...needed].map((name) => ` cross join lateral (${shape.beside![name]!(t, sight)}) ${t}_${name}`).join('');

interface Place {
  below: Selection;
  t: string;
  sight: Sight;
  beside: Beside;
}

function addColumns(
  columns: Map<string, string>,
  name: string,
  field: ReadField,
  { below, t, sight, beside }: Place,
): void {
  switch (field.kind) {
    case 'value':
      columns.set(name, field.sql(t, sight, beside));
      break;
    case 'needs':
      for (const needed of field.columns) columns.set(needed, `${t}.${needed}`);
      break;
    default:
      columns.set(name, joined(field, compile(field.shape(), below, `${t}_`, sight), t, sight));
  }
}

type JoinedField = Exclude<ReadField, { kind: 'value' | 'needs' }>;

/**
 * The rows that a field leads to and that who asks may see, as records: JSON is written once, of all that a statement
 * answers. What is selected of them is compiled for the alias `${t}_`.
 */
export function joined(field: JoinedField, { records }: Selected, t: string, sight: Sight): string {
  const inner = `${t}_`;
  const { table } = field.shape();
  const seen = sight.rows(table, inner);
  if (seen === 'false' && field.kind === 'one' && !field.orNone) throw forbidden();
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
