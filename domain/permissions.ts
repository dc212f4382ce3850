export const ROLES = ['OWNER', 'ADMIN', 'MANAGER', 'FIELD_AGENT', 'BOOKKEEPER', 'VIEWER'] as const;
/** The roles that every business has. */
export type Role = (typeof ROLES)[number];

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
    ...grant('all', ['services.read']),
  },
  BOOKKEEPER: grant('all', [
    ...READ_THE_TRADE,
    ...inResources('invoices', 'payments', 'reports'),
    'customers.update',
    'audit.read',
    'settings.read',
  ]),
  VIEWER: grant('all', [...READ_THE_TRADE, 'reports.read']),
};

/** What a role that every business has may do. */
export const grantsOf = (role: Role): Grants => GRANTS[role];

/** Whether something may be done at all, be it with one's own records only. */
export const permits = (grants: Grants, permission: Permission): boolean => grants[permission] !== undefined;
