import { type Grants, neededBy, PERMISSIONS, type Permission } from '../permissions.ts';

interface KeyResource {
  label: string;
  /** Permissions of the resource, each with what it allows in a word or two. */
  actions: Partial<Record<Permission, string>>;
}

/** What a key may be given, as people read it: a resource, and what may be done with it. A key's scope is always the whole business. */
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

const PEOPLES = 'Stays with people: a program that could do this could take the business over';
const NOTHING_YET = 'No operation of the API asks for it yet';

/** What no key is ever given, and why. */
export const NEVER_FOR_KEYS: Partial<Record<Permission, string>> = {
  'team.read': PEOPLES,
  'team.manage': PEOPLES,
  'roles.read': PEOPLES,
  'roles.manage': PEOPLES,
  'billing.read': PEOPLES,
  'billing.manage': PEOPLES,
  'api.manage': 'Stays with people: a key that made keys could not be revoked',
  'audit.read': 'Stays with people: who watches must not be what is watched',
  'settings.export': 'Stays with people: everything at once, in one file, wants somebody who proves who they are',
  'settings.close': PEOPLES,
  'schedule.read': NOTHING_YET,
  'schedule.manage': NOTHING_YET,
  'documents.read': NOTHING_YET,
  'documents.manage': NOTHING_YET,
  'supplies.read': NOTHING_YET,
  'supplies.manage': NOTHING_YET,
};

/** Every permission that a key may have. */
export const KEY_SCOPES: readonly Permission[] = PERMISSIONS.filter((permission) =>
  KEY_RESOURCES.some(({ actions }) => permission in actions),
);

export const KEY_PRESETS = ['EVERYTHING', 'READ_ONLY', 'CUSTOM'] as const;
/** How a key's scopes came about, as far as that can be told from them. */
export type KeyPreset = (typeof KEY_PRESETS)[number];

const isReading = (scope: Permission) => scope.endsWith('.read');

/** These scopes with those that they are nothing without, in one order. */
export function withNeeded(scopes: readonly string[]): Permission[] {
  const wanted = new Set<Permission>();
  const add = (scope: Permission) => {
    wanted.add(scope);
    for (const needed of neededBy(scope)) if (!wanted.has(needed)) add(needed);
  };
  for (const scope of KEY_SCOPES) if (scopes.includes(scope)) add(scope);
  return KEY_SCOPES.filter((scope) => wanted.has(scope));
}

/** What a person may hand on to a key: nothing that they have not themselves, for the whole business. */
export const scopesToGive = (grants: Grants): Permission[] => KEY_SCOPES.filter((scope) => grants[scope] === 'all');

/** Of what may be given, what a preset stands for. */
export const scopesOfPreset = (preset: Exclude<KeyPreset, 'CUSTOM'>, mayGive: readonly Permission[]): Permission[] =>
  mayGive.filter((scope) => preset === 'EVERYTHING' || isReading(scope));

/** The preset whose scopes these are. */
export function presetOf(scopes: readonly string[]): KeyPreset {
  const isAllOf = (wanted: readonly Permission[]) =>
    wanted.length === scopes.length && wanted.every((scope) => scopes.includes(scope));
  if (isAllOf(KEY_SCOPES)) return 'EVERYTHING';
  return isAllOf(scopesOfPreset('READ_ONLY', KEY_SCOPES)) ? 'READ_ONLY' : 'CUSTOM';
}

/** What a key with these scopes may do: each of them in the whole business. */
export const grantsOfKey = (scopes: readonly Permission[]): Grants =>
  Object.fromEntries(scopes.filter((scope) => KEY_SCOPES.includes(scope)).map((scope) => [scope, 'all']));

/** Scopes as a person reads them, resource by resource: "Customers: Read, Add". */
export const scopesInWords = (scopes: readonly string[]): string[] =>
  KEY_RESOURCES.flatMap(({ label, actions }) => {
    const given = Object.entries(actions).filter(([scope]) => scopes.includes(scope));
    return given.length > 0 ? [`${label}: ${given.map(([, action]) => action).join(', ')}`] : [];
  });
