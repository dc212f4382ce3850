import type { UseFormReturnType } from '@mantine/form';
import { useRef } from 'react';
import { errorCode } from '../feedback/errors.ts';
import { type Conflict, chooseBetween } from './chooseBetween.tsx';

/** What a form shows of one field where two edits of it are laid side by side. */
export interface EditedField<Values> {
  label: string;
  /** The value in words; as it is where left out. */
  show?: (values: Values) => string;
}

/** What an edit begins from: a version of the thing, and the form's values of it. */
export interface Basis<Values> {
  version: number;
  values: Values;
}

/** The thing that a form edits, which somebody else may save meanwhile. */
export interface Edited<Values> {
  version: number;
  /** The thing as it is now; undefined where it is gone. */
  reload: () => Promise<Basis<Values> | undefined>;
  fields: { [Name in keyof Values]?: EditedField<Values> };
}

/** What an update sends. */
export interface Edit<Values> {
  /** The version that the edit began from; undefined for a new thing. */
  expectedVersion: number | undefined;
  /** The fields of the API's input that differ from those that the edit began from; all of them for a new thing. */
  changed<Input extends object>(toInput: (values: Values) => Input): Partial<Input>;
}

/** Each conflict means that somebody saved once more in between. */
const MOST_CONFLICTS = 5;

/** Editors tell the rows of a list apart by a key, which is no part of what is saved. */
const isSame = (one: unknown, other: unknown) => {
  const told = (value: unknown) => JSON.stringify(value, (name, inner) => (name === 'key' ? undefined : inner));
  return told(one) === told(other);
};

/**
 * Saves edits on top of the version that they began from. Where somebody else saved another meanwhile, fields that only they
 * changed are taken over, and for those that both did the person chooses; what was typed stays until then.
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

  /** The form's values with what they changed; undefined where the person would rather look first. */
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
      // biome-ignore lint/suspicious/noExplicitAny: whatever the form hands on.
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
          if (!merged) throw new Error('Nothing is saved yet. Save again to choose between the two edits.');
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
