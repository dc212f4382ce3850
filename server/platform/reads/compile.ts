import type { Sight } from '../auth/sight.ts';
import { forbidden } from '../graphql/errors.ts';
import type { Selection } from './selection.ts';
import type { ReadField, ReadShape } from './shape.ts';

/** By who asks, as far as that decides what they see. */
const cache = new WeakMap<Selection, WeakMap<Sight, Map<ReadShape, string>>>();

/** The select list (SQL text) that answers `selection` over `shape`, for a table aliased `t`. */
export function selectList(shape: ReadShape, selection: Selection, sight: Sight): string {
  const bySight = cache.get(selection) ?? new WeakMap<Sight, Map<ReadShape, string>>();
  cache.set(selection, bySight);
  const known = bySight.get(sight)?.get(shape);
  if (known) return known;
  const text = compileList(shape, selection, 't', sight);
  bySight.set(sight, (bySight.get(sight) ?? new Map<ReadShape, string>()).set(shape, text));
  return text;
}

function compileList(shape: ReadShape, selection: Selection, t: string, sight: Sight): string {
  const columns = new Map<string, string>();
  for (const [name, below] of Object.entries(selection)) {
    if (name === '__typename') continue;
    const field = shape.fields[name];
    if (!field) throw new Error(`${shape.table} declares no read for the field ${name}`);
    addColumns(columns, name, field, { below, t, sight });
    const own = field.byOwner && sight.own(shape.table, t);
    if (own) columns.set('_own', own);
  }
  if (columns.size === 0) columns.set('id', `${t}.id`);
  return [...columns].map(([name, sql]) => `${sql} as "${name}"`).join(', ');
}

interface Place {
  below: Selection;
  t: string;
  sight: Sight;
}

function addColumns(columns: Map<string, string>, name: string, field: ReadField, { below, t, sight }: Place): void {
  switch (field.kind) {
    case 'value':
      columns.set(name, field.sql(t, sight));
      break;
    case 'needs':
      for (const needed of field.columns) columns.set(needed, `${t}.${needed}`);
      break;
    default:
      columns.set(name, joined(field, compileList(field.shape(), below, `${t}_`, sight), t, sight));
  }
}

type JoinedField = Exclude<ReadField, { kind: 'value' | 'needs' }>;

/** The rows that a field leads to and that who asks may see, as JSON; `list` selects from the alias of theirs. */
export function joined(field: JoinedField, list: string, t: string, sight: Sight): string {
  const inner = `${t}_`;
  const { table } = field.shape();
  const seen = sight.rows(table, inner);
  if (seen === 'false' && field.kind === 'one' && !field.orNone) throw forbidden();
  const from = `select ${list} from ${table} ${inner} where ${inner}.business_id = ${t}.business_id and${seen ? ` ${seen} and` : ''}`;
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
