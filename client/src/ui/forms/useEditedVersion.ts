import type { UseFormReturnType } from '@mantine/form';
import { useRef } from 'react';
import { errorCode } from '../feedback/errors.ts';
import { type Conflict, chooseBetween } from './chooseBetween.tsx';

/** How one field is shown when two edits are compared. */
export interface EditedField<Values> {
  label: string;
  /** Formats the value; by default as is. */
  show?: (values: Values) => string;
}

/** The version of the record that an edit began from, and the form's values of it. */
export interface Basis<Values> {
  version: number;
  values: Values;
}

/** The record that a form edits, which another user may save meanwhile. */
export interface Edited<Values> {
  version: number;
  /** Fetches the current record; undefined if it no longer exists. */
  reload: () => Promise<Basis<Values> | undefined>;
  fields: { [Name in keyof Values]?: EditedField<Values> };
}

/** What an update sends. */
export interface Edit<Values> {
  /** The version that the edit began from; undefined for a new record. */
  expectedVersion: number | undefined;
  /** Returns the fields of the API's input that differ from the basis; all fields for a new record. */
  changed<Input extends object>(toInput: (values: Values) => Input): Partial<Input>;
}

/** Each conflict means that the record was saved again meanwhile. */
const MOST_CONFLICTS = 5;

/** Compares without `key`, by which editors identify the rows of a list and which is not saved. */
const isSame = (one: unknown, other: unknown) => {
  const serialized = (value: unknown) => JSON.stringify(value, (name, inner) => (name === 'key' ? undefined : inner));
  return serialized(one) === serialized(other);
};

/**
 * Saves an edit with the version that it began from (optimistic locking). On a conflict, takes over fields that only
 * the other edit changed and lets the user choose for fields that both changed. What was typed stays until then.
 */
export function useEditedVersion<Values extends object>(edited: Edited<Values> | undefined, initialValues: Values) {
  const basis = useRef(edited && { version: edited.version, values: initialValues });

  const editOf = (values: Values): Edit<Values> => ({
    expectedVersion: basis.current?.version,
    changed: (toInput) => {
      const input = toInput(values);
      if (!basis.current) return input;
      const before = toInput(basis.current.values) as Record<string, unknown>;
      const entries = Object.entries(input).filter(([name, value]) => !isSame(value, before[name]));
      return Object.fromEntries(entries) as Partial<typeof input>;
    },
  });

  /** Returns the form's values merged with the other edit; undefined if the user cancels. */
  const merge = async (mine: Values, before: Values, theirs: Values): Promise<Values | undefined> => {
    const names = (Object.keys(theirs) as (keyof Values & string)[]).filter(
      (name) => !isSame(theirs[name], before[name]),
    );
    const disputed = names.filter((name) => !isSame(mine[name], before[name]) && !isSame(mine[name], theirs[name]));
    const conflicts = disputed.map((name): Conflict => {
      const { label = name, show = (values: Values) => inWords(values[name]) } = edited?.fields[name] ?? {};
      return { name, label, mine: show(mine), theirs: show(theirs) };
    });
    const kept = conflicts.length > 0 ? await chooseBetween(conflicts) : [];
    if (!kept) return undefined;
    const taken = names.filter((name) => !kept.includes(name));
    return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
  };

  return {
    basis,
    async save(
      // biome-ignore lint/suspicious/noExplicitAny: any form with these values will do.
      form: UseFormReturnType<Values, any>,
      send: (values: Values, edit: Edit<Values>) => Promise<unknown>,
    ) {
      for (let conflicts = 0; ; conflicts++) {
        try {
          const values = form.getValues();
          await send(values, editOf(values));
          return;
        } catch (error) {
          if (!edited || !basis.current || errorCode(error) !== 'CONFLICT' || conflicts === MOST_CONFLICTS) throw error;
          const theirs = await edited.reload();
          if (!theirs) throw error;
          const merged = await merge(form.getValues(), basis.current.values, theirs.values);
          if (!merged) throw new Error('Not saved yet. Save again to choose between the two edits.');
          basis.current = theirs;
          form.setValues(merged);
        }
      }
    },
  };
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return inWords(value.map(inWords).join(', '));
  if (value && typeof value === 'object') return inWords(Object.values(value).filter(Boolean).join(', '));
  return value === null || value === undefined || value === '' ? 'Empty' : String(value);
}
