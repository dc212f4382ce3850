/** What events are about: the first word of their types, and what people call it. */
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

/** The events that endpoints can receive, each with what it means. Their types are those of activities. */
export const WEBHOOK_EVENTS = {
  'customer.created': 'A customer was added.',
  'customer.updated': 'A customer was changed.',
  'customer.archived': 'A customer was taken out of the lists.',
  'customer.restored': 'An archived customer was taken back.',
  'customer.imported': 'Many customers were added at once.',
  'customer.import_undone': 'An import of customers was taken back.',
  'quote.created': 'A quote was drafted.',
  'quote.updated': 'A quote was changed.',
  'quote.sent': 'A quote went to its customer, by mail or by hand.',
  'quote.resent': 'A quote went out once more.',
  'quote.viewed': 'The customer looked at a quote for the first time.',
  'quote.accepted': 'The customer accepted a quote.',
  'quote.declined': 'The customer declined a quote.',
  'quote.changes_requested': 'The customer asked for changes to a quote.',
  'quote.expired': 'A quote’s last day went by without an answer.',
  'quote.converted': 'A quote became an invoice.',
  'quote.voided': 'A quote was made void.',
  'quote.deleted': 'A draft of a quote was deleted.',
  'invoice.created': 'An invoice was drafted.',
  'invoice.updated': 'An invoice was changed.',
  'invoice.sent': 'An invoice went to its customer, by mail or by hand.',
  'invoice.resent': 'An invoice went out once more.',
  'invoice.viewed': 'The customer looked at an invoice for the first time.',
  'invoice.paid': 'An invoice was paid in full.',
  'invoice.voided': 'An invoice was made void.',
  'invoice.written_off': 'An invoice was written off.',
  'invoice.deleted': 'A draft of an invoice was deleted.',
  'payment.recorded': 'Money came in, online or recorded by hand.',
  'payment.started': 'A bank payment is on its way.',
  'payment.failed': 'An online payment did not come through.',
  'payment.refunded': 'A payment went back, whole or in part.',
  'payment.disputed': 'The customer’s bank disputes a payment.',
  'payment.updated': 'Something else about an online payment changed.',
  'payment.voided': 'A recorded payment was taken back.',
  'payout.sent': 'Money is on its way to your bank.',
  'payout.arrived': 'Money reached your bank.',
  'payout.failed': 'Your bank sent money back.',
} as const;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

/** An event that is sent on request, so that a person can see their endpoint work. It is tried once. */
export const TEST_EVENT = 'webhook.test';

/** The version of the messages' shape. It only grows; a change that would break a receiver gets a new number. */
export const WEBHOOK_VERSION = 1;

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

/** Whether a subscription adds nothing to the others, because a wildcard among them includes it. */
export const isIncluded = (one: string, subscriptions: readonly string[]): boolean =>
  [ALL_EVENTS, wildcardFor(one)].some((wildcard) => wildcard !== one && subscriptions.includes(wildcard));

/** Returns the subscriptions in one order, each once, without those that a wildcard among them includes. */
export const withoutIncluded = (chosen: readonly string[]): WebhookSubscription[] =>
  WEBHOOK_SUBSCRIPTIONS.filter((one) => chosen.includes(one) && !isIncluded(one, chosen));

/** A subscription as people read it: "All invoice events"; a single event by its type. */
export function subscriptionInWords(subscription: string): string {
  if (subscription === ALL_EVENTS) return 'All events';
  const [subject, event] = subscription.split('.');
  return event === '*' ? `All ${WEBHOOK_SUBJECTS[subject as WebhookSubject]} events` : subscription;
}
