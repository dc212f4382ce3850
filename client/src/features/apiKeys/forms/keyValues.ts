import { KEY_PRESETS, type KeyPreset, scopesOfPreset } from '#domain/apiKeys/scopes.ts';
import type { Permission } from '#domain/permissions.ts';
import type { ApiKeyFieldsFragment } from '../apiKeys.generated.ts';

/** A key as its form has it. */
export interface KeyValues {
  name: string;
  preset: KeyPreset;
  /** What is ticked, where the scopes are chosen one by one. */
  scopes: string[];
  networks: string[];
  /** How many days it lasts; empty for no end. */
  expiresInDays: string;
}

export const newKey: KeyValues = { name: '', preset: 'READ_ONLY', scopes: [], networks: [], expiresInDays: '90' };

export const valuesOf = ({ name, preset, scopes, networks }: ApiKeyFieldsFragment): KeyValues => ({
  name,
  preset: KEY_PRESETS.find((known) => known === preset) ?? 'CUSTOM',
  scopes: [...scopes],
  networks: [...networks],
  expiresInDays: '',
});

/** What is sent of it: a preset stands for as much of it as may be given. */
export const inputOf = ({ name, preset, scopes, networks }: KeyValues, mayGive: readonly string[]) => ({
  name,
  scopes: preset === 'CUSTOM' ? scopes : scopesOfPreset(preset, mayGive as readonly Permission[]),
  networks,
});

export const newInputOf = (values: KeyValues, mayGive: readonly string[]) => ({
  ...inputOf(values, mayGive),
  expiresInDays: values.expiresInDays ? Number(values.expiresInDays) : null,
});
