export const ROLES = ['OWNER', 'ADMIN', 'MANAGER', 'FIELD_AGENT', 'BOOKKEEPER', 'VIEWER'] as const;
/** A predefined role. */
export type Role = (typeof ROLES)[number];

/** Display names of the roles. */
export const ROLE_NAMES: Record<Role, string> = {
  OWNER: 'Owner',
  ADMIN: 'Admin',
  MANAGER: 'Manager',
  FIELD_AGENT: 'Field agent',
  BOOKKEEPER: 'Bookkeeper',
  VIEWER: 'Viewer',
};

export const MEMBER_ROLES = [...ROLES, 'CUSTOM'] as const;
/** The role of a member: a predefined one, or CUSTOM. */
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** The records that a permission applies to: those that the member created or that are assigned to them, or all. */
export type Scope = 'own' | 'all';

export const PERMISSIONS = [
  'customers.read',
  'customers.create',
  'customers.update',
  'customers.archive',
  'services.read',
  'services.manage',
  'quotes.read',
  'quotes.create',
  'quotes.update',
  'quotes.send',
  'quotes.convert',
  'quotes.void',
  'quotes.delete',
  'invoices.read',
  'invoices.create',
  'invoices.update',
  'invoices.send',
  'invoices.void',
  'invoices.writeOff',
  'invoices.delete',
  'payments.read',
  'payments.record',
  'payments.void',
  'payments.refund',
  'schedule.read',
  'schedule.manage',
  'documents.read',
  'documents.manage',
  'supplies.read',
  'supplies.manage',
  'reports.read',
  'team.read',
  'team.manage',
  'roles.read',
  'roles.manage',
  'billing.read',
  'billing.manage',
  'api.manage',
  'webhooks.read',
  'webhooks.manage',
  'audit.read',
  'settings.read',
  'settings.update',
  'settings.export',
  'settings.close',
] as const;
/** A permission, as resource.action. */
export type Permission = (typeof PERMISSIONS)[number];

/** Permissions with their scopes. Everything else is denied. */
export type Grants = Readonly<Partial<Record<Permission, Scope>>>;

const grant = (scope: Scope, permissions: readonly Permission[]): Grants =>
  Object.fromEntries(permissions.map((permission) => [permission, scope]));
const inResources = (...resources: string[]) =>
  PERMISSIONS.filter((permission) => resources.includes(permission.split('.')[0]!));
const READ_THE_TRADE: readonly Permission[] = [
  'customers.read',
  'services.read',
  'quotes.read',
  'invoices.read',
  'payments.read',
  'schedule.read',
  'documents.read',
  'supplies.read',
];

const GRANTS: Record<Role, Grants> = {
  OWNER: grant('all', PERMISSIONS),
  /** Everything except what only the owner may do: the subscription and closing the business. */
  ADMIN: grant(
    'all',
    PERMISSIONS.filter((permission) => permission !== 'billing.manage' && permission !== 'settings.close'),
  ),
  MANAGER: grant('all', [
    ...inResources(
      'customers',
      'services',
      'quotes',
      'invoices',
      'payments',
      'schedule',
      'documents',
      'supplies',
      'reports',
    ),
    'team.read',
    'settings.read',
  ]),
  /** Their own work, and no revenue. */
  FIELD_AGENT: {
    ...grant('own', [
      'customers.read',
      'customers.create',
      'customers.update',
      'quotes.read',
      'quotes.create',
      'quotes.update',
      'quotes.send',
      'quotes.convert',
      'invoices.read',
      'invoices.create',
      'invoices.update',
      'invoices.send',
      'payments.read',
      'payments.record',
      'schedule.read',
      'schedule.manage',
      'documents.read',
      'documents.manage',
      'supplies.read',
      'supplies.manage',
    ]),
    // Needed for quotes: prices, tax, terms.
    ...grant('all', ['services.read', 'settings.read']),
  },
  BOOKKEEPER: grant('all', [
    ...READ_THE_TRADE,
    ...inResources('invoices', 'payments', 'reports'),
    'customers.update',
    'audit.read',
    'settings.read',
  ]),
  VIEWER: grant('all', [...READ_THE_TRADE, 'reports.read', 'settings.read']),
};

/** Returns the permissions of a predefined role. */
export const grantsOf = (role: Role): Grants => GRANTS[role];

/** Returns whether a permission is granted, with any scope. */
export const permits = (grants: Grants, permission: Permission): boolean => grants[permission] !== undefined;

const OWNABLE_RESOURCES = ['customers', 'quotes', 'invoices', 'payments', 'schedule', 'documents', 'supplies'];

/** Returns whether a permission can be limited to own records; a price list or a team has no owner. */
export const isOwnable = (permission: Permission): boolean => OWNABLE_RESOURCES.includes(permission.split('.')[0]!);

/**
 * Permissions that only the owner has: the subscription is the owner's money, and closing the business the owner's
 * decision.
 */
export const OWNERS_ALONE: readonly Permission[] = ['billing.manage', 'settings.close'];

/** Returns whether a member may leave the business; the owner may not, because every business needs one. */
export const mayLeave = (role: MemberRole): boolean => role !== 'OWNER';

/** Permissions of every member: their own work and the prices that it is charged with. */
const BASICS: Grants = {
  ...grant('own', ['customers.read', 'quotes.read', 'invoices.read']),
  ...grant('all', ['services.read', 'settings.read']),
};

/** Permissions that others require. Changing a record requires reading it. */
const NEEDS: Partial<Record<Permission, readonly Permission[]>> = {
  'quotes.read': ['customers.read'],
  'quotes.convert': ['invoices.read'],
  'invoices.read': ['customers.read'],
  'payments.read': ['invoices.read'],
  'team.manage': ['team.read', 'roles.read'],
  'roles.manage': ['roles.read'],
  // What was sent to an endpoint shows everything that its events tell of.
  'webhooks.read': [
    'customers.read',
    'services.read',
    'quotes.read',
    'invoices.read',
    'payments.read',
    'reports.read',
    'settings.read',
  ],
};

/**
 * Completes the permissions of a role: adds those that they require, with the same scope, and those of every member;
 * permissions on records without an owner apply to all.
 */
export function completeGrants(wanted: Grants): Grants {
  const complete: Partial<Record<Permission, Scope>> = { ...BASICS };
  const add = (permission: Permission, scope: Scope) => {
    const reach = isOwnable(permission) ? scope : 'all';
    if (complete[permission] !== 'all') complete[permission] = reach;
    for (const needed of neededBy(permission)) add(needed, reach);
  };
  for (const [permission, scope] of Object.entries(wanted) as [Permission, Scope][]) add(permission, scope);
  return complete;
}

/**
 * Returns the permissions that a permission requires: a command that changes a record returns it, with its customer.
 */
export function neededBy(permission: Permission): readonly Permission[] {
  const reading = PERMISSIONS.find((known) => known === `${permission.split('.')[0]}.read`);
  return [...(reading && reading !== permission ? [reading] : []), ...(NEEDS[permission] ?? [])];
}

/**
 * Returns the wanted permissions that exceed those of `has`, because members can give only permissions that they have.
 */
export const grantsBeyond = (wanted: Grants, has: Grants): Permission[] =>
  PERMISSIONS.filter(
    (permission) => wanted[permission] && has[permission] !== 'all' && has[permission] !== wanted[permission],
  );

/** Returns whether a permission applies to a record, given whether it is an own record. */
export const permitsWith = (grants: Grants, permission: Permission, isOwn: boolean): boolean =>
  grants[permission] === 'all' || (isOwn && permits(grants, permission));
