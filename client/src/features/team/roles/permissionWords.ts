import { isOwnable, OWNERS_ALONE, PERMISSIONS, type Permission, type Scope } from '#domain/permissions.ts';

interface Resource {
  name: string;
  actions: Partial<Record<string, string>>;
}

/** What may be done, in words, by what it is done with. What has no screen yet is not spoken of. */
const RESOURCES: Record<string, Resource> = {
  customers: {
    name: 'Customers',
    actions: { read: 'See', create: 'Add and import', update: 'Change', archive: 'Archive and restore' },
  },
  quotes: {
    name: 'Quotes',
    actions: {
      read: 'See',
      create: 'Write',
      update: 'Change',
      send: 'Send',
      convert: 'Convert to invoices',
      void: 'Void',
      delete: 'Delete drafts',
    },
  },
  invoices: {
    name: 'Invoices',
    actions: {
      read: 'See',
      create: 'Write',
      update: 'Edit drafts',
      send: 'Send',
      void: 'Void',
      writeOff: 'Write off',
      delete: 'Delete drafts',
    },
  },
  payments: {
    name: 'Payments',
    actions: { read: 'See', record: 'Record', void: 'Void', refund: 'Refund' },
  },
  services: { name: 'Price list', actions: { read: 'See', manage: 'Change' } },
  reports: { name: 'Revenue', actions: { read: 'View revenue, fees, and payouts' } },
  team: { name: 'Team', actions: { read: 'See', manage: 'Invite, change, and remove' } },
  roles: { name: 'Roles', actions: { read: 'See', manage: 'Create and edit' } },
  billing: { name: 'Plan', actions: { read: 'See', manage: 'Choose and pay for the plan' } },
  settings: {
    name: 'Business',
    actions: {
      read: 'View settings',
      update: 'Change settings',
      export: 'Export everything',
      close: 'Close the business',
    },
  },
  api: { name: 'API', actions: { manage: 'Manage API keys' } },
  webhooks: { name: 'Webhooks', actions: { read: 'See', manage: 'Add, change and send again' } },
  audit: { name: 'Audit', actions: { read: 'View the audit log' } },
};

export interface NamedPermission {
  permission: Permission;
  words: string;
  /** Whether it can be limited to one's own. */
  ownable: boolean;
  /** Whether no role but the owner's can have it. */
  ownersAlone: boolean;
}

export interface PermissionGroup {
  name: string;
  permissions: NamedPermission[];
}

/** Every permission that has a screen, in groups, as a person reads them. */
export const permissionGroups: PermissionGroup[] = Object.entries(RESOURCES).map(([resource, { name, actions }]) => ({
  name,
  permissions: PERMISSIONS.flatMap((permission) => {
    const [of, action = ''] = permission.split('.');
    const words = of === resource ? actions[action] : undefined;
    if (!words) return [];
    return [{ permission, words, ownable: isOwnable(permission), ownersAlone: OWNERS_ALONE.includes(permission) }];
  }),
}));

/** How far a permission reaches, in a word. */
export const reachInWords = (scope: Scope | undefined, ownable: boolean): string => {
  if (!scope) return 'No';
  if (!ownable) return 'Yes';
  return scope === 'all' ? 'All' : 'Own';
};
