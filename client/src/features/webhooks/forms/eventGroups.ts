import {
  allEventsOf,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_SUBJECTS,
  type WebhookEvent,
  type WebhookSubject,
  type WebhookSubscription,
} from '#domain/webhookEvents.ts';

const titles: Record<WebhookSubject, string> = {
  customer: 'Customers',
  service: 'Price list',
  quote: 'Quotes',
  invoice: 'Invoices',
  payment: 'Payments',
  payout: 'Payouts',
  business: 'Business',
};

export interface EventGroup {
  title: string;
  /** Stands for all events of the group. */
  wildcard: WebhookSubscription;
  types: WebhookEvent[];
}

/** The events by what they are about. */
export const eventGroups: EventGroup[] = (Object.keys(WEBHOOK_SUBJECTS) as WebhookSubject[]).map((subject) => ({
  title: titles[subject],
  wildcard: allEventsOf(subject),
  types: WEBHOOK_EVENT_TYPES.filter((type) => type.startsWith(`${subject}.`)),
}));
