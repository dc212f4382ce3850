/** The kinds of actors in a business. */
export const AUDIT_ACTOR_KINDS = ['MEMBER', 'API_KEY', 'CUSTOMER', 'SYSTEM', 'STAFF'] as const;
/** The kind of an actor. */
export type AuditActorKind = (typeof AUDIT_ACTOR_KINDS)[number];

/** Display names of the kinds of actors. */
export const AUDIT_ACTOR_KIND_NAMES: Record<AuditActorKind, string> = {
  MEMBER: 'Team members',
  API_KEY: 'API keys',
  CUSTOMER: 'Customers',
  SYSTEM: 'Whorl (automatic)',
  STAFF: 'Whorl’s staff',
};

/** Display names of the kinds of things that activities concern: the part of an activity's type before the dot. */
export const AUDIT_THING_NAMES = {
  BUSINESS: 'Business settings',
  CUSTOMER: 'Customers',
  SERVICE: 'Price list',
  QUOTE: 'Quotes',
  INVOICE: 'Invoices',
  PAYMENT: 'Payments',
  PAYOUT: 'Payouts',
  PLAN: 'Plan',
  EXPORT: 'Full exports',
  MEMBER: 'Team',
  INVITATION: 'Invitations',
  ROLE: 'Roles',
  KEY: 'API keys',
  WEBHOOK: 'Webhooks',
  TEST_MODE: 'Test mode',
  ACCOUNT: 'Sign-in and security',
} as const;
/** The kind of a thing that an activity concerns. */
export type AuditThing = keyof typeof AUDIT_THING_NAMES;
export const AUDIT_THINGS = Object.keys(AUDIT_THING_NAMES) as [AuditThing, ...AuditThing[]];
