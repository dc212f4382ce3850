/** Who does things in a business, by kind. */
export const AUDIT_ACTOR_KINDS = ['MEMBER', 'API_KEY', 'CUSTOMER', 'SYSTEM', 'STAFF'] as const;
/** One kind of who does things. */
export type AuditActorKind = (typeof AUDIT_ACTOR_KINDS)[number];

/** What things are done to: what the type of an activity names before its dot. */
export const AUDIT_THINGS = [
  'BUSINESS',
  'CUSTOMER',
  'SERVICE',
  'QUOTE',
  'INVOICE',
  'PAYMENT',
  'PAYOUT',
  'PLAN',
  'EXPORT',
  'MEMBER',
  'INVITATION',
  'ROLE',
  'KEY',
  'WEBHOOK',
  'ACCOUNT',
] as const;
/** One kind of what things are done to. */
export type AuditThing = (typeof AUDIT_THINGS)[number];

/** How the kinds of who and what read to a person. */
export const AUDIT_ACTOR_KIND_NAMES: Record<AuditActorKind, string> = {
  MEMBER: 'People of the business',
  API_KEY: 'API keys',
  CUSTOMER: 'Customers',
  SYSTEM: 'Whorl by itself',
  STAFF: 'Whorl’s staff',
};

/** How what things are done to reads to a person. */
export const AUDIT_THING_NAMES: Record<AuditThing, string> = {
  BUSINESS: 'Business settings',
  CUSTOMER: 'Customers',
  SERVICE: 'Price list',
  QUOTE: 'Quotes',
  INVOICE: 'Invoices',
  PAYMENT: 'Payments',
  PAYOUT: 'Payouts',
  PLAN: 'Plan',
  EXPORT: 'Exports of everything',
  MEMBER: 'Team',
  INVITATION: 'Invitations',
  ROLE: 'Roles',
  KEY: 'API keys',
  WEBHOOK: 'Webhooks',
  ACCOUNT: 'Sign-in and security',
};
