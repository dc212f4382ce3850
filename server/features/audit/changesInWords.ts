import { FIELD_WORDS, type Setting } from './fieldWords.ts';

type Values = Record<string, unknown> | null;

/** A change as stored. */
export interface RecordedChange extends Setting {
  before: Values;
  after: Values;
}

/** A changed field with display texts; null for an empty value. */
export interface ChangeInWords {
  field: string;
  before: string | null;
  after: string | null;
}

/** Returns the changed fields with display texts, in the order of FIELD_WORDS. */
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
