export const MOST_WEBHOOK_ENDPOINTS = 10;

/** How many deliveries are in flight to one endpoint at the same time. */
export const MOST_WEBHOOKS_IN_FLIGHT = 4;

/**
 * Returns the host as the display name of an endpoint, because the rest of the URL is long and may contain a secret.
 */
export const hostOf = ({ url }: { url: string }): string => new URL(url).host;

/** Days for which deliveries are logged. */
export const WEBHOOK_LOG_DAYS = 30;

/** Hours for which the previous secret also signs after a rotation. */
export const OLD_SECRET_HOURS = 24;

export const WEBHOOK_DELIVERY_STATUSES = ['PENDING', 'SUCCEEDED', 'FAILED'] as const;
export type WebhookDeliveryStatus = (typeof WEBHOOK_DELIVERY_STATUSES)[number];

/** Why an endpoint is disabled. */
export const WEBHOOK_DISABLED_REASONS = ['BY_PERSON', 'GONE', 'FAILING'] as const;
export type WebhookDisabledReason = (typeof WEBHOOK_DISABLED_REASONS)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds between attempts, as the Standard Webhooks specification suggests: 75.5 hours in total. */
const PAUSES = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

export const MOST_WEBHOOK_TRIES = PAUSES.length + 1;

/**
 * Returns the seconds until the next attempt after a number of failed ones; null after the last. `chance`, from 0 to 1,
 * adds up to 10% jitter, so that deliveries that failed together are not retried together.
 */
export function pauseBeforeNextTry(tries: number, chance: number): number | null {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : pause * (1 + chance / 10);
}
