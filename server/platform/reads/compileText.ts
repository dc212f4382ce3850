import type { RowVisibility } from '../auth/rowVisibility.ts';
import { collectLateralJoins, joined, lateralJoinsOf, type Selected, selecting } from './compile.ts';
import type { TextField, TextSelection } from './jsonText.ts';
import type { LateralAlias, ReadField, ReadShape } from './shape.ts';

type Texts = Map<ReadShape, Selected | undefined>;

const cache = new WeakMap<TextSelection, WeakMap<RowVisibility, Texts>>();

/**
 * Compiles `selection` so that the database's JSON of the rows is the response itself, with response keys as names and
 * instants as text. Undefined if a field has a resolver, since then the rows are not the response.
 */
export function selectedText(
  shape: ReadShape,
  selection: TextSelection,
  visibility: RowVisibility,
): Selected | undefined {
  const byVisibility = cache.get(selection) ?? new WeakMap<RowVisibility, Texts>();
  cache.set(selection, byVisibility);
  const known = byVisibility.get(visibility);
  if (known?.has(shape)) return known.get(shape);
  const text = compileText(shape, selection, 't', visibility);
  byVisibility.set(visibility, (known ?? new Map()).set(shape, text));
  return text;
}

function compileText(
  shape: ReadShape,
  selection: TextSelection,
  t: string,
  visibility: RowVisibility,
): Selected | undefined {
  const values: string[] = [];
  const needed = new Set<string>();
  const lateral = collectLateralJoins(needed, t);
  for (const asked of selection) {
    const field = shape.fields[asked.name];
    const value = asked.name === '__typename' ? `'${asked.typeName}'` : sqlOf(field, asked, { t, visibility, lateral });
    if (!value) return undefined;
    values.push(`${value} as "${asked.key}"`);
  }
  return selecting(values.join(', '), lateralJoinsOf(shape, needed, t, visibility));
}

function sqlOf(
  field: ReadField | undefined,
  { isInstant, below }: TextField,
  { t, visibility, lateral }: { t: string; visibility: RowVisibility; lateral: LateralAlias },
): string | undefined {
  if (!field || field.kind === 'needs') return undefined;
  if (field.kind !== 'value') {
    const selected = below && compileText(field.shape(), below, `${t}_`, visibility);
    return selected && joined(field, selected, t, visibility);
  }
  if (below) return undefined;
  const value = field.sql(t, visibility, lateral);
  return isInstant ? instant(value) : value;
}

/** Formats an instant like the scalar DateTime does. */
const instant = (value: string) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
