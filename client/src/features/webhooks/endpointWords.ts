import { counted } from '#domain/counted.ts';
import { subscriptionInWords } from '#domain/webhookEvents.ts';
import type { WebhookDisabledReason } from '#domain/webhooks.ts';

export const WEBHOOKS_PATH = '/dashboard/api-access/webhooks';
export const endpointPath = (id: string) => `${WEBHOOKS_PATH}/${id}`;

/** Why nothing is sent, and what to do about it. */
export const disabledWords: Record<WebhookDisabledReason, string> = {
  BY_PERSON: 'Someone turned it off. Events while it’s off aren’t sent later.',
  GONE: 'It responded “410 Gone”, which means stop sending. Once it works, turn it on and resend what failed.',
  FAILING: 'No delivery succeeded for three days. Once it works, turn it on and resend what failed.',
};

/** What an endpoint receives, in short: "All invoice events, 2 events". */
export function eventsInShort(subscriptions: readonly string[]): string {
  const wildcards = subscriptions.filter((one) => one.endsWith('*'));
  const single = subscriptions.length - wildcards.length;
  return [...wildcards.map(subscriptionInWords), ...(single > 0 ? [counted(single, 'event')] : [])].join(', ');
}
