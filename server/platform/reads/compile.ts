import type { Selection } from './selection.ts';
import type { ReadField, ReadShape } from './shape.ts';

const cache = new WeakMap<Selection, Map<ReadShape, string>>();

/** The select list (SQL text) that answers `selection` over `shape`, for a table aliased `t`. */
export function selectList(shape: ReadShape, selection: Selection): string {
  const known = cache.get(selection)?.get(shape);
  if (known) return known;
  const text = compileList(shape, selection, 't');
  const entries = cache.get(selection) ?? new Map<ReadShape, string>();
  entries.set(shape, text);
  cache.set(selection, entries);
  return text;
}

function compileList(shape: ReadShape, selection: Selection, t: string): string {
  const columns = new Map<string, string>();
  for (const [name, below] of Object.entries(selection)) {
    if (name === '__typename') continue;
    const field = shape.fields[name];
    if (!field) throw new Error(`${shape.table} declares no read for the field ${name}`);
    addColumns(columns, name, field, below, t);
  }
  if (columns.size === 0) columns.set('id', `${t}.id`);
  return [...columns].map(([name, sql]) => `${sql} as "${name}"`).join(', ');
}

function addColumns(columns: Map<string, string>, name: string, field: ReadField, below: Selection, t: string): void {
  switch (field.kind) {
    case 'value':
      columns.set(name, field.sql(t));
      break;
    case 'needs':
      for (const needed of field.columns) columns.set(needed, `${t}.${needed}`);
      break;
    default:
      columns.set(name, joined(field, compileList(field.shape(), below, `${t}_`), t));
  }
}

type JoinedField = Exclude<ReadField, { kind: 'value' | 'needs' }>;

/** The rows that a field leads to, as JSON; `list` selects from the alias of theirs. */
export function joined(field: JoinedField, list: string, t: string): string {
  const inner = `${t}_`;
  const from = `select ${list} from ${field.shape().table} ${inner} where ${inner}.business_id = ${t}.business_id and`;
  switch (field.kind) {
    case 'one':
      return `(select row_to_json(r) from (${from} ${inner}.id = ${t}.${field.key}) r)`;
    case 'pointing':
      return `(select row_to_json(r) from (${from} ${inner}.${field.key} = ${t}.id and ${field.where(inner)}) r)`;
    case 'many':
      // json_agg over a sorted subselect: measured at twice the speed of a join with json_build_object.
      return (
        `(select coalesce(json_agg(r), '[]') from ` +
        `(${from} ${inner}.${field.key} = ${t}.id order by ${inner}.${field.orderBy}) r)`
      );
  }
}
