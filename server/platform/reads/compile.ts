import type { RowVisibility } from '../auth/rowVisibility.ts';
import type { TextField, TextSelection } from './jsonText.ts';
import type { Selection } from './selection.ts';
import type { LateralAlias, ReadField, ReadShape } from './shape.ts';

/** A compiled selection over rows `t`, as SQL text: `select {list} from {table} t {lateral}`, or `select r from {table} t {records}`. */
interface Selected {
  list: string;
  lateral: string;
  /** The lateral joins, and one more: the record `r` of the selected values. */
  records: string;
}

const selecting = (list: string, lateral: string): Selected => ({
  list,
  lateral,
  records: `${lateral} cross join lateral (select ${list}) r`,
});

type Compiled = Map<ReadShape, Selected | undefined>;

/** One visibility stands for everybody with the same rights, so that their queries share a statement. */
const cache = new WeakMap<object, WeakMap<RowVisibility, Compiled>>();

function remembered(
  selection: object,
  visibility: RowVisibility,
  shape: ReadShape,
  make: () => Selected | undefined,
): Selected | undefined {
  const byVisibility = cache.get(selection) ?? new WeakMap<RowVisibility, Compiled>();
  cache.set(selection, byVisibility);
  const known: Compiled = byVisibility.get(visibility) ?? new Map();
  byVisibility.set(visibility, known);
  if (!known.has(shape)) known.set(shape, make());
  return known.get(shape);
}

/** Compiles `selection` over `shape` for resolvers: a row has the columns that they read, by the names of its fields. */
export const selected = (shape: ReadShape, selection: Selection, visibility: RowVisibility): Selected =>
  remembered(selection, visibility, shape, () => compile(shape, fieldsOf(selection), { t: 't', visibility }))!;

/**
 * Compiles `selection` so that the database's JSON of the rows is the response itself: response keys as names, instants as
 * text. Undefined where a field has a resolver, because then the rows are not the response.
 */
export const selectedText = (shape: ReadShape, selection: TextSelection, visibility: RowVisibility) =>
  remembered(selection, visibility, shape, () => compile(shape, selection, { t: 't', visibility, isResponse: true }));

/** A selected field; only those of a response have a type name and the scalar's format. */
type SelectedField = Pick<TextField, 'key' | 'name'> &
  Partial<Pick<TextField, 'typeName' | 'isInstant'>> & { below: readonly SelectedField[] | undefined };

const fieldsOf = (selection: Selection): SelectedField[] =>
  Object.entries(selection).map(([name, below]) => ({ key: name, name, below: fieldsOf(below) }));

interface Place {
  t: string;
  visibility: RowVisibility;
  /** Whether the rows are the response, and not given to resolvers. */
  isResponse?: boolean;
}

function compile(shape: ReadShape, fields: readonly SelectedField[], place: Place): Selected | undefined {
  const { t, visibility, isResponse } = place;
  const columns = new Map<string, string>();
  const needed = new Set<string>();
  const lateral = collectLateralJoins(needed, t);
  for (const selectedField of fields) {
    const { key, name, typeName } = selectedField;
    if (name === '__typename') {
      if (isResponse) columns.set(key, `'${typeName}'`);
      continue;
    }
    const field = shape.fields[name];
    if (!field && !isResponse) throw new Error(`${shape.table} declares no read for the field ${name}`);
    if (field?.kind === 'needs' && !isResponse) {
      for (const column of field.columns) columns.set(column, `${t}.${column}`);
    } else {
      const value = field && field.kind !== 'needs' ? valueSql(field, selectedField, place, lateral) : undefined;
      if (!value) return undefined;
      columns.set(key, value);
    }
    const own = field?.byOwner && visibility.own(shape.table, t);
    if (own) columns.set('_own', own);
  }
  if (columns.size === 0) columns.set('id', `${t}.id`);
  const list = [...columns].map(([name, sql]) => `${sql} as "${name}"`).join(', ');
  return selecting(list, lateralJoinsOf(shape, needed, t, visibility));
}

/** SQL of a field's value; undefined where a response needs more than the database knows. */
function valueSql(
  field: Exclude<ReadField, { kind: 'needs' }>,
  { below, isInstant }: SelectedField,
  place: Place,
  lateral: LateralAlias,
): string | undefined {
  const { t, visibility, isResponse } = place;
  if (field.kind !== 'value') {
    const inner = below && compile(field.shape(), below, { ...place, t: `${t}_` });
    return inner && joined(field, inner, t, visibility);
  }
  if (isResponse && below) return undefined;
  const value = field.sql(t, visibility, lateral);
  return isInstant ? instant(value) : value;
}

/** Formats an instant like the scalar DateTime does. */
const instant = (value: string) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Returns the alias of a named lateral join and records in `needed` that the statement needs it. */
const collectLateralJoins =
  (needed: Set<string>, t: string): LateralAlias =>
  (name) => {
    needed.add(name);
    return `${t}_${name}`;
  };

/** The lateral joins that the fields of the row `t` need, as SQL text. */
const lateralJoinsOf = (shape: ReadShape, needed: Set<string>, t: string, visibility: RowVisibility): string =>
  [...needed].map((name) => ` cross join lateral (${shape.lateralJoins![name]!(t, visibility)}) ${t}_${name}`).join('');

type JoinedField = Exclude<ReadField, { kind: 'value' | 'needs' }>;

/**
 * Returns SQL text for the visible rows that a field points to, as records; the outermost statement turns all of them
 * into JSON at once. The selection below is compiled for the alias `${t}_`.
 */
function joined(field: JoinedField, { records }: Selected, t: string, visibility: RowVisibility): string {
  const inner = `${t}_`;
  const { table, from = table } = field.shape();
  const seen = visibility.rows(table, inner);
  const rows = `select r from ${from} ${inner}${records} where ${inner}.business_id = ${t}.business_id and${seen ? ` ${seen} and` : ''}`;
  switch (field.kind) {
    case 'one':
      return `(${rows} ${inner}.id = ${t}.${field.key})`;
    case 'pointing':
      return `(${rows} ${inner}.${field.key} = ${t}.id and ${field.where(inner)})`;
    case 'many':
      return `array(${rows} ${inner}.${field.key} = ${t}.id order by ${inner}.${field.orderBy})`;
  }
}
