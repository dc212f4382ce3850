/** What an endpoint can be told of, and what each means. The names are those of activities. */
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

/** What is sent on request, so that somebody can see their endpoint work. It is tried once. */
export const TEST_EVENT = 'webhook.test';

/** The shape of what is sent. It only grows; what would break a receiver gets a new number. */
export const WEBHOOK_VERSION = 1;

/** Where the JSON Schema of an event's messages is, below the address of the installation. It does not change. */
export const webhookSchemaPath = (type: WebhookEvent, version: number) => `/schemas/webhooks/v${version}/${type}.json`;

export const MOST_WEBHOOK_ENDPOINTS = 10;

/** What an endpoint is called: the rest of its address is long, and may be a secret of its own. */
export const hostOf = ({ url }: { url: string }): string => new URL(url).host;

/** How long deliveries stay in the log. */
export const WEBHOOK_LOG_DAYS = 30;

/** How long the secret before the present one still signs. */
export const OLD_SECRET_HOURS = 24;

export const WEBHOOK_DELIVERY_STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED'] as const;
export type WebhookDeliveryStatus = (typeof WEBHOOK_DELIVERY_STATUSES)[number];

/** Why an endpoint is turned off. */
export const WEBHOOK_DISABLED_REASONS = ['BY_PERSON', 'GONE', 'FAILING'] as const;
export type WebhookDisabledReason = (typeof WEBHOOK_DISABLED_REASONS)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds between one try and the next, as the Standard Webhooks specification proposes them: 75 hours and a half in all. */
const PAUSES = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

export const MOST_WEBHOOK_TRIES = PAUSES.length + 1;

/**
 * Seconds until the next try after so many that failed; null where there is none. `chance`, from 0 to 1, makes a pause up
 * to a tenth longer, so that what failed together does not come back together.
 */
export function pauseBeforeNextTry(tries: number, chance: number): number | null {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : pause * (1 + chance / 10);
}
