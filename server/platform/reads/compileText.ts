import type { Sight } from '../auth/sight.ts';
import { besideOf, joined, noting, type Selected, selecting } from './compile.ts';
import type { TextField, TextSelection } from './jsonText.ts';
import type { Beside, ReadField, ReadShape } from './shape.ts';

type Texts = Map<ReadShape, Selected | undefined>;

const cache = new WeakMap<TextSelection, WeakMap<Sight, Texts>>();

/**
 * What to select so that its rows, written as JSON by the database, are the answer to `selection`; undefined where one of
 * its fields is not the database's alone to answer.
 */
export function selectedText(shape: ReadShape, selection: TextSelection, sight: Sight): Selected | undefined {
  const bySight = cache.get(selection) ?? new WeakMap<Sight, Texts>();
  cache.set(selection, bySight);
  const known = bySight.get(sight);
  if (known?.has(shape)) return known.get(shape);
  const text = compileText(shape, selection, 't', sight);
  bySight.set(sight, (known ?? new Map()).set(shape, text));
  return text;
}

function compileText(shape: ReadShape, selection: TextSelection, t: string, sight: Sight): Selected | undefined {
  const values: string[] = [];
  const needed = new Set<string>();
  const beside = noting(needed, t);
  for (const asked of selection) {
    const field = shape.fields[asked.name];
    const value = asked.name === '__typename' ? `'${asked.typeName}'` : sqlOf(field, asked, { t, sight, beside });
    if (!value) return undefined;
    values.push(`${value} as "${asked.key}"`);
  }
  return selecting(values.join(', '), besideOf(shape, needed, t, sight));
}

function sqlOf(
  field: ReadField | undefined,
  { isInstant, below }: TextField,
  { t, sight, beside }: { t: string; sight: Sight; beside: Beside },
): string | undefined {
  if (!field || field.kind === 'needs') return undefined;
  if (field.kind !== 'value') {
    const selected = below && compileText(field.shape(), below, `${t}_`, sight);
    return selected && joined(field, selected, t, sight);
  }
  if (below) return undefined;
  const value = field.sql(t, sight, beside);
  return isInstant ? instant(value) : value;
}

/** As the scalar DateTime writes it. */
const instant = (value: string) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
