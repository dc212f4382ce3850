import { FIELD_WORDS, type Setting } from './fieldWords.ts';

type Values = Record<string, unknown> | null;

/** What was recorded of a change, as it is stored. */
export interface RecordedChange extends Setting {
  before: Values;
  after: Values;
}

/** One field that changed, as a person reads it; null for nothing. */
export interface ChangeInWords {
  field: string;
  before: string | null;
  after: string | null;
}

/** The fields that changed, in the order of the list that names them. */
export function changesInWords({ before, after, ...setting }: RecordedChange): ChangeInWords[] {
  const changed: ChangeInWords[] = [];
  for (const [name, { label, inWords }] of FIELD_WORDS) {
    const read = (values: Values) => {
      const value = values?.[name];
      return isNothing(value) ? null : inWords(value as never, setting);
    };
    const change = { field: label, before: read(before), after: read(after) };
    if (change.before !== change.after) changed.push(change);
  }
  return changed;
}

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
