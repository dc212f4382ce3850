export const ROLES = ['OWNER', 'ADMIN', 'MANAGER', 'FIELD_AGENT', 'BOOKKEEPER', 'VIEWER'] as const;
/** The roles that every business has. */
export type Role = (typeof ROLES)[number];

/** How each role is called. */
export const ROLE_NAMES: Record<Role, string> = {
  OWNER: 'Owner',
  ADMIN: 'Admin',
  MANAGER: 'Manager',
  FIELD_AGENT: 'Field agent',
  BOOKKEEPER: 'Bookkeeper',
  VIEWER: 'Viewer',
};

export const MEMBER_ROLES = [...ROLES, 'CUSTOM'] as const;
/** What somebody may be in a business: one of the roles that every business has, or one that it made itself. */
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Whose records a permission reaches: those that one made or was given, or everybody's. */
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
/** What may be done, as resource.action. */
export type Permission = (typeof PERMISSIONS)[number];

/** What somebody may do, and how far each of it reaches. What is not named they may not do. */
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
  /** Everything but what is the owner's alone: the subscription, which is their money, and the end of it all. */
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
    // What they quote with: prices, tax, terms.
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

/** What a role that every business has may do. */
export const grantsOf = (role: Role): Grants => GRANTS[role];

/** Whether something may be done at all, be it with one's own records only. */
export const permits = (grants: Grants, permission: Permission): boolean => grants[permission] !== undefined;

const OWNABLE_RESOURCES = ['customers', 'quotes', 'invoices', 'payments', 'schedule', 'documents', 'supplies'];

/** Whether it can be limited to one's own records: a price list or a team is nobody's own. */
export const isOwnable = (permission: Permission): boolean => OWNABLE_RESOURCES.includes(permission.split('.')[0]!);

/** What no role but the owner's has: the subscription is their money, and the end of it all their decision. */
export const OWNERS_ALONE: readonly Permission[] = ['billing.manage', 'settings.close'];

/** Whether somebody may leave a business by themselves: a business is never without its owner. */
export const mayLeave = (role: MemberRole): boolean => role !== 'OWNER';

/** What everybody in a business may do: see their own work, and what it is priced with. */
const BASICS: Grants = {
  ...grant('own', ['customers.read', 'quotes.read', 'invoices.read']),
  ...grant('all', ['services.read', 'settings.read']),
};

/** What cannot be used without something else. To change a thing is also to see it. */
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
 * Rights as a role can have them: with what each of them needs, as far as it reaches itself, and what everybody has; what
 * is nobody's own reaches all.
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

/** What somebody must also have who is to use this: to change a thing is to be answered the thing, and whom it is for. */
export function neededBy(permission: Permission): readonly Permission[] {
  const reading = PERMISSIONS.find((known) => known === `${permission.split('.')[0]}.read`);
  return [...(reading && reading !== permission ? [reading] : []), ...(NEEDS[permission] ?? [])];
}

/** Of some rights, those that go beyond others: nobody gives what they do not have themselves. */
export const grantsBeyond = (wanted: Grants, has: Grants): Permission[] =>
  PERMISSIONS.filter(
    (permission) => wanted[permission] && has[permission] !== 'all' && has[permission] !== wanted[permission],
  );

/** Whether something may be done with a record, by whose it is. */
export const permitsWith = (grants: Grants, permission: Permission, isOwn: boolean): boolean =>
  grants[permission] === 'all' || (isOwn && permits(grants, permission));
