import { type Grants, neededBy, PERMISSIONS, type Permission } from '../permissions.ts';

interface KeyResource {
  label: string;
  /** Permissions of the resource, with a short display text for each. */
  actions: Partial<Record<Permission, string>>;
}

/**
 * The permissions that a key can have, grouped by resource for display. A key's permissions always apply to the whole
 * business.
 */
export const KEY_RESOURCES: readonly KeyResource[] = [
  {
    label: 'Customers',
    actions: {
      'customers.read': 'Read',
      'customers.create': 'Add',
      'customers.update': 'Edit',
      'customers.archive': 'Archive',
    },
  },
  { label: 'Price list', actions: { 'services.read': 'Read', 'services.manage': 'Change' } },
  {
    label: 'Quotes',
    actions: {
      'quotes.read': 'Read',
      'quotes.create': 'Write',
      'quotes.update': 'Edit',
      'quotes.send': 'Send',
      'quotes.convert': 'Convert',
      'quotes.void': 'Void',
      'quotes.delete': 'Delete drafts',
    },
  },
  {
    label: 'Invoices',
    actions: {
      'invoices.read': 'Read',
      'invoices.create': 'Write',
      'invoices.update': 'Edit',
      'invoices.send': 'Send',
      'invoices.void': 'Void',
      'invoices.writeOff': 'Write off',
      'invoices.delete': 'Delete drafts',
    },
  },
  {
    label: 'Payments',
    actions: {
      'payments.read': 'Read',
      'payments.record': 'Record',
      'payments.void': 'Void',
      'payments.refund': 'Refund',
    },
  },
  { label: 'Reports', actions: { 'reports.read': 'Read' } },
  { label: 'Webhooks', actions: { 'webhooks.read': 'Read', 'webhooks.manage': 'Manage' } },
  { label: 'Settings', actions: { 'settings.read': 'Read', 'settings.update': 'Change' } },
];

const PEOPLES = 'People only: a program with this right could take over the business';
const NOTHING_YET = 'Not used by the API yet';

/** Permissions that no key can have, with the reason. */
export const NEVER_FOR_KEYS: Partial<Record<Permission, string>> = {
  'team.read': PEOPLES,
  'team.manage': PEOPLES,
  'roles.read': PEOPLES,
  'roles.manage': PEOPLES,
  'billing.read': PEOPLES,
  'billing.manage': PEOPLES,
  'api.manage': 'People only: a key that could create keys could not be revoked',
  'audit.read': 'People only: keys must not read the log that audits them',
  'settings.export': 'People only: a full export needs someone who has confirmed their identity',
  'settings.close': PEOPLES,
  'schedule.read': NOTHING_YET,
  'schedule.manage': NOTHING_YET,
  'documents.read': NOTHING_YET,
  'documents.manage': NOTHING_YET,
  'supplies.read': NOTHING_YET,
  'supplies.manage': NOTHING_YET,
};

/** All permissions that a key can have. */
export const KEY_SCOPES: readonly Permission[] = PERMISSIONS.filter((permission) =>
  KEY_RESOURCES.some(({ actions }) => permission in actions),
);

export const KEY_PRESETS = ['EVERYTHING', 'READ_ONLY', 'CUSTOM'] as const;
/** A set of scopes to choose from; CUSTOM for any other combination. */
export type KeyPreset = (typeof KEY_PRESETS)[number];

const isReading = (scope: Permission) => scope.endsWith('.read');

/** Adds the scopes that these require. Returns them in the order of KEY_SCOPES. */
export function withNeeded(scopes: readonly string[]): Permission[] {
  const wanted = new Set<Permission>();
  const add = (scope: Permission) => {
    wanted.add(scope);
    for (const needed of neededBy(scope)) if (!wanted.has(needed)) add(needed);
  };
  for (const scope of KEY_SCOPES) if (scopes.includes(scope)) add(scope);
  return KEY_SCOPES.filter((scope) => wanted.has(scope));
}

/** Returns the scopes that a member can give to a key: permissions that they have for the whole business. */
export const scopesToGive = (grants: Grants): Permission[] => KEY_SCOPES.filter((scope) => grants[scope] === 'all');

/** Returns the scopes of a preset, limited to those that the member can give. */
export const scopesOfPreset = (preset: Exclude<KeyPreset, 'CUSTOM'>, mayGive: readonly Permission[]): Permission[] =>
  mayGive.filter((scope) => preset === 'EVERYTHING' || isReading(scope));

/** Returns the preset with exactly these scopes. */
export function presetOf(scopes: readonly string[]): KeyPreset {
  const isAllOf = (wanted: readonly Permission[]) =>
    wanted.length === scopes.length && wanted.every((scope) => scopes.includes(scope));
  if (isAllOf(KEY_SCOPES)) return 'EVERYTHING';
  return isAllOf(scopesOfPreset('READ_ONLY', KEY_SCOPES)) ? 'READ_ONLY' : 'CUSTOM';
}

/** Converts a key's scopes to permissions for the whole business. */
export const grantsOfKey = (scopes: readonly Permission[]): Grants =>
  Object.fromEntries(scopes.filter((scope) => KEY_SCOPES.includes(scope)).map((scope) => [scope, 'all']));

/** Formats scopes by resource: "Customers: Read, Add". */
export const scopesInWords = (scopes: readonly string[]): string[] =>
  KEY_RESOURCES.flatMap(({ label, actions }) => {
    const given = Object.entries(actions).filter(([scope]) => scopes.includes(scope));
    return given.length > 0 ? [`${label}: ${given.map(([, action]) => action).join(', ')}`] : [];
  });
