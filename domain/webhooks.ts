export const MOST_WEBHOOK_ENDPOINTS = 10;

/** How many messages are sent to one endpoint at the same time. */
export const MOST_WEBHOOKS_IN_FLIGHT = 4;

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
