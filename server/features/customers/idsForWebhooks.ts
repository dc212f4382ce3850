import { MOST_IMPORTED_IDS } from '#domain/webhookMessage.ts';

/** What the activity of an import records of its customers, for webhooks: how many, and the ids of at most so many. */
export const idsForWebhooks = (ids: readonly string[]) => ({
  customerCount: ids.length,
  customerIds: ids.slice(0, MOST_IMPORTED_IDS),
});
