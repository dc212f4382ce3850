import { WEBHOOK_EVENT_TYPES, type WebhookEvent } from '#domain/webhooks.ts';

const titles: Record<string, string> = {
  customer: 'Customers',
  quote: 'Quotes',
  invoice: 'Invoices',
  payment: 'Payments',
  payout: 'Payouts',
};

export interface EventGroup {
  thing: string;
  title: string;
  types: WebhookEvent[];
}

/** The events by the thing that they are about. */
export const eventGroups: EventGroup[] = Object.entries(titles).map(([thing, title]) => ({
  thing,
  title,
  types: WEBHOOK_EVENT_TYPES.filter((type) => type.startsWith(`${thing}.`)),
}));
