import { counted } from '#domain/counted.ts';
import { subscriptionInWords } from '#domain/webhookEvents.ts';
import type { WebhookDisabledReason } from '#domain/webhooks.ts';

export const WEBHOOKS_PATH = '/dashboard/api-access/webhooks';
export const endpointPath = (id: string) => `${WEBHOOKS_PATH}/${id}`;

/** Why nothing is sent, and what to do about it. */
export const disabledWords: Record<WebhookDisabledReason, string> = {
  BY_PERSON: 'Somebody turned it off. What happens meanwhile is not sent later.',
  GONE: 'It answered “410 Gone”, which asks that nothing more be sent. Once it works, turn it on and send what failed again.',
  FAILING:
    'For three days no message reached it, though each was tried again and again. Once it works, turn it on and send what failed again.',
};

/** What an endpoint receives, in short: "All invoice events, 2 events". */
export function eventsInShort(subscriptions: readonly string[]): string {
  const wildcards = subscriptions.filter((one) => one.endsWith('*'));
  const single = subscriptions.length - wildcards.length;
  return [...wildcards.map(subscriptionInWords), ...(single > 0 ? [counted(single, 'event')] : [])].join(', ');
}
