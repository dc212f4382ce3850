import type { Sight } from '../auth/sight.ts';
import { joined } from './compile.ts';
import type { TextField, TextSelection } from './jsonText.ts';
import type { ReadField, ReadShape } from './shape.ts';

type Texts = Map<ReadShape, string | undefined>;

const cache = new WeakMap<TextSelection, WeakMap<Sight, Texts>>();

/**
 * The select list whose rows, written as JSON by the database, are the answer to `selection`; undefined where one of its
 * fields is not the database's alone to answer.
 */
export function textList(shape: ReadShape, selection: TextSelection, sight: Sight): string | undefined {
  const bySight = cache.get(selection) ?? new WeakMap<Sight, Texts>();
  cache.set(selection, bySight);
  const known = bySight.get(sight);
  if (known?.has(shape)) return known.get(shape);
  const text = listOf(shape, selection, 't', sight);
  bySight.set(sight, (known ?? new Map()).set(shape, text));
  return text;
}

function listOf(shape: ReadShape, selection: TextSelection, t: string, sight: Sight): string | undefined {
  const values: string[] = [];
  for (const field of selection) {
    const value =
      field.name === '__typename' ? `'${field.typeName}'` : sqlOf(shape.fields[field.name], field, t, sight);
    if (!value) return undefined;
    values.push(`${value} as "${field.key}"`);
  }
  return values.join(', ');
}

function sqlOf(
  field: ReadField | undefined,
  { isInstant, below }: TextField,
  t: string,
  sight: Sight,
): string | undefined {
  if (!field || field.kind === 'needs') return undefined;
  if (field.kind !== 'value') {
    const list = below && listOf(field.shape(), below, `${t}_`, sight);
    return list && joined(field, list, t, sight);
  }
  if (below) return undefined;
  return isInstant ? instant(field.sql(t, sight)) : field.sql(t, sight);
}

/** As the scalar DateTime writes it. */
const instant = (value: string) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
