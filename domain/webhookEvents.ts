import { INVOICE_STATUSES } from './states/invoice.ts';
import { QUOTE_STATUSES } from './states/quote.ts';

/** Subjects of events: the first word of their types, with a display name. */
export const WEBHOOK_SUBJECTS = {
  customer: 'customer',
  service: 'price list',
  quote: 'quote',
  invoice: 'invoice',
  payment: 'payment',
  payout: 'payout',
  business: 'business',
} as const;
export type WebhookSubject = keyof typeof WEBHOOK_SUBJECTS;

/** Kinds of actors: a member, an API key, a customer in the portal, or the system. */
export const WEBHOOK_ACTORS = ['MEMBER', 'API_KEY', 'CUSTOMER', 'SYSTEM'] as const;
export type WebhookActor = (typeof WEBHOOK_ACTORS)[number];

const PEOPLE_AND_KEYS = ['MEMBER', 'API_KEY'] as const;

interface EventFacts {
  /** What happened, as a sentence. */
  description: string;
  actors: readonly WebhookActor[];
  /** The parts of `data` (domain/webhookMessage.ts) that it can carry; all others are null. */
  data: readonly string[];
  /** The statuses that the thing of its type's first word can have right after it, where that thing has one. */
  statuses?: readonly string[];
}

/**
 * Every event that endpoints can receive. Their types are those of activities. The table in docs/webhooks.md, the form
 * of endpoints and the API's list derive from this one; the shape of the messages is in domain/webhookMessage.ts.
 */
export const WEBHOOK_EVENTS = {
  'customer.created': {
    description: 'A customer was added.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer'],
  },
  'customer.updated': {
    description: 'A customer was updated.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer'],
  },
  'customer.archived': {
    description: 'A customer was archived.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer'],
  },
  'customer.restored': {
    description: 'An archived customer was restored.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer'],
  },
  'customer.assigned': {
    description: 'A customer was assigned to a colleague, or the assignment was removed.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer'],
  },
  'customer.imported': {
    description: 'Customers were added or updated by an import.',
    actors: PEOPLE_AND_KEYS,
    data: ['customerIds'],
  },
  'customer.import_undone': {
    description: 'A customer import was undone.',
    actors: PEOPLE_AND_KEYS,
    data: ['customerIds'],
  },
  'service.created': {
    description: 'A service was added to the price list.',
    actors: PEOPLE_AND_KEYS,
    data: ['service'],
  },
  'service.updated': {
    description: 'A service was updated.',
    actors: PEOPLE_AND_KEYS,
    data: ['service'],
  },
  'service.archived': {
    description: 'A service was archived.',
    actors: PEOPLE_AND_KEYS,
    data: ['service'],
  },
  'service.restored': {
    description: 'An archived service was restored.',
    actors: PEOPLE_AND_KEYS,
    data: ['service'],
  },
  'quote.created': {
    description: 'A quote was created.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer', 'quote'],
    statuses: ['DRAFT'],
  },
  'quote.updated': {
    description: 'A quote was updated.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer', 'quote'],
    statuses: ['DRAFT', 'CHANGES_REQUESTED', 'EXPIRED'],
  },
  'quote.sent': {
    description: 'A quote was sent to its customer by email, or marked as given by hand.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer', 'quote'],
    statuses: ['SENT'],
  },
  'quote.resent': {
    description: 'A quote was resent.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer', 'quote'],
    statuses: ['SENT', 'VIEWED'],
  },
  'quote.viewed': {
    description: 'The customer viewed a quote for the first time.',
    actors: ['CUSTOMER'],
    data: ['customer', 'quote'],
    statuses: ['VIEWED'],
  },
  'quote.accepted': {
    description: 'The customer accepted a quote.',
    actors: ['CUSTOMER'],
    data: ['customer', 'quote'],
    statuses: ['ACCEPTED'],
  },
  'quote.declined': {
    description: 'The customer declined a quote.',
    actors: ['CUSTOMER'],
    data: ['customer', 'quote'],
    statuses: ['DECLINED'],
  },
  'quote.changes_requested': {
    description: 'The customer asked for changes to a quote.',
    actors: ['CUSTOMER'],
    data: ['customer', 'quote'],
    statuses: ['CHANGES_REQUESTED'],
  },
  'quote.expired': {
    description: 'A quote expired without an answer.',
    actors: ['SYSTEM'],
    data: ['customer', 'quote'],
    statuses: ['EXPIRED'],
  },
  'quote.converted': {
    description: 'A quote was converted to an invoice.',
    actors: [...PEOPLE_AND_KEYS, 'SYSTEM'],
    data: ['customer', 'quote', 'invoice'],
    statuses: ['CONVERTED'],
  },
  'quote.assigned': {
    description: 'A quote was assigned to a colleague, or the assignment was removed.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer', 'quote'],
    statuses: QUOTE_STATUSES,
  },
  'quote.voided': {
    description: 'A quote was voided.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer', 'quote'],
    statuses: ['VOID'],
  },
  'quote.deleted': {
    description: 'A draft quote was deleted.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer'],
  },
  'invoice.created': {
    description: 'An invoice was created.',
    actors: [...PEOPLE_AND_KEYS, 'SYSTEM'],
    data: ['customer', 'invoice'],
    statuses: ['DRAFT'],
  },
  'invoice.updated': {
    description: 'An invoice was updated.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer', 'invoice'],
    statuses: ['DRAFT'],
  },
  'invoice.sent': {
    description: 'An invoice was sent to its customer by email, marked as given by hand, or issued with a deposit.',
    actors: [...PEOPLE_AND_KEYS, 'SYSTEM'],
    data: ['customer', 'invoice'],
    statuses: ['SENT', 'PARTIAL', 'PAID'],
  },
  'invoice.resent': {
    description: 'An invoice was resent.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer', 'invoice'],
    statuses: ['SENT', 'VIEWED', 'PARTIAL'],
  },
  'invoice.viewed': {
    description: 'The customer viewed an invoice for the first time.',
    actors: ['CUSTOMER'],
    data: ['customer', 'invoice'],
    statuses: ['VIEWED'],
  },
  'invoice.overdue': {
    description: 'An invoice’s due date passed with a balance.',
    actors: ['SYSTEM'],
    data: ['customer', 'invoice'],
    statuses: ['SENT', 'VIEWED', 'PARTIAL'],
  },
  'invoice.paid': {
    description: 'An invoice was paid in full.',
    actors: [...PEOPLE_AND_KEYS, 'SYSTEM'],
    data: ['customer', 'invoice'],
    statuses: ['PAID'],
  },
  'invoice.assigned': {
    description: 'An invoice was assigned to a colleague, or the assignment was removed.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer', 'invoice'],
    statuses: INVOICE_STATUSES,
  },
  'invoice.voided': {
    description: 'An invoice was voided.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer', 'invoice'],
    statuses: ['VOID'],
  },
  'invoice.written_off': {
    description: 'An invoice was written off.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer', 'invoice'],
    statuses: ['WRITTEN_OFF'],
  },
  'invoice.deleted': {
    description: 'A draft invoice was deleted.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer'],
  },
  'payment.recorded': {
    description: 'A payment was received online or recorded by hand.',
    actors: [...PEOPLE_AND_KEYS, 'SYSTEM'],
    data: ['customer', 'quote', 'invoice', 'payment'],
    statuses: ['SUCCEEDED'],
  },
  'payment.started': {
    description: 'A bank payment is pending.',
    actors: ['SYSTEM'],
    data: ['customer', 'quote', 'invoice', 'payment'],
    statuses: ['PENDING'],
  },
  'payment.failed': {
    description: 'An online payment failed.',
    actors: ['SYSTEM'],
    data: ['customer', 'quote', 'invoice', 'payment'],
    statuses: ['FAILED', 'CANCELED'],
  },
  'payment.refunded': {
    description: 'A payment was refunded, in full or in part.',
    actors: ['SYSTEM'],
    data: ['customer', 'quote', 'invoice', 'payment'],
    statuses: ['PARTLY_REFUNDED', 'REFUNDED'],
  },
  'payment.disputed': {
    description: 'A payment was disputed.',
    actors: ['SYSTEM'],
    data: ['customer', 'quote', 'invoice', 'payment'],
    statuses: ['DISPUTED'],
  },
  'payment.dispute_closed': {
    description: 'A dispute or bank inquiry was closed; payment.dispute has the outcome.',
    actors: ['SYSTEM'],
    data: ['customer', 'quote', 'invoice', 'payment'],
    statuses: ['SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED', 'DISPUTED'],
  },
  'payment.updated': {
    description: 'Something else about an online payment changed.',
    actors: ['SYSTEM'],
    data: ['customer', 'quote', 'invoice', 'payment'],
    statuses: ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED', 'PARTLY_REFUNDED', 'REFUNDED', 'DISPUTED'],
  },
  'payment.voided': {
    description: 'A recorded payment was voided.',
    actors: PEOPLE_AND_KEYS,
    data: ['customer', 'invoice', 'payment'],
    statuses: ['VOIDED'],
  },
  'payout.sent': {
    description: 'A payout is on its way to your bank.',
    actors: ['SYSTEM'],
    data: ['payout'],
    statuses: ['PENDING', 'IN_TRANSIT'],
  },
  'payout.arrived': {
    description: 'A payout arrived at your bank.',
    actors: ['SYSTEM'],
    data: ['payout'],
    statuses: ['PAID'],
  },
  'payout.failed': {
    description: 'A payout failed and was returned.',
    actors: ['SYSTEM'],
    data: ['payout'],
    statuses: ['FAILED'],
  },
  'business.updated': {
    description: 'The business’s settings were updated, or online payments were turned on or off.',
    actors: [...PEOPLE_AND_KEYS, 'SYSTEM'],
    data: ['business'],
  },
  'business.closed': {
    description: 'The business was closed.',
    actors: ['MEMBER'],
    data: ['business'],
  },
  'business.reopened': {
    description: 'The business was reopened.',
    actors: ['MEMBER'],
    data: ['business'],
  },
} as const satisfies Record<string, EventFacts>;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

/** An event that is sent on request, so that a person can see their endpoint work. It is tried once. */
export const TEST_EVENT = 'webhook.test';

/** The facts about an event, for code that treats all events alike. */
export const webhookEventFacts = (type: WebhookEvent): EventFacts => WEBHOOK_EVENTS[type];

/** Subscribes an endpoint to every event, those that are added later included. */
export const ALL_EVENTS = '*';

/** Subscribes an endpoint to every event about a subject, those that are added later included. */
export const allEventsOf = (subject: WebhookSubject) => `${subject}.*` as const;

export type WebhookSubscription = typeof ALL_EVENTS | ReturnType<typeof allEventsOf> | WebhookEvent;

/** What an endpoint's list of event types may contain: wildcards and types. */
export const WEBHOOK_SUBSCRIPTIONS: readonly WebhookSubscription[] = [
  ALL_EVENTS,
  ...(Object.keys(WEBHOOK_SUBJECTS) as WebhookSubject[]).map(allEventsOf),
  ...WEBHOOK_EVENT_TYPES,
];

const wildcardFor = (type: string) => `${type.split('.')[0]}.*`;

/** Returns whether a wildcard among the subscriptions already includes this one. */
export const isIncluded = (one: string, subscriptions: readonly string[]): boolean =>
  [ALL_EVENTS, wildcardFor(one)].some((wildcard) => wildcard !== one && subscriptions.includes(wildcard));

/** Returns the subscriptions in one order, each once, without those that a wildcard among them includes. */
export const withoutIncluded = (chosen: readonly string[]): WebhookSubscription[] =>
  WEBHOOK_SUBSCRIPTIONS.filter((one) => chosen.includes(one) && !isIncluded(one, chosen));

/** Returns the display text of a subscription: "All invoice events"; for a single event its type. */
export function subscriptionInWords(subscription: string): string {
  if (subscription === ALL_EVENTS) return 'All events';
  const [subject, event] = subscription.split('.');
  return event === '*' ? `All ${WEBHOOK_SUBJECTS[subject as WebhookSubject]} events` : subscription;
}
