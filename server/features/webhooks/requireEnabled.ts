import type { WebhookEndpointRow } from '#db/entities/index.ts';
import { Refusal } from '#server/core/errors.ts';

/** Throws INVALID_STATE where the endpoint is turned off. */
export function requireEnabled({ disabledAt }: WebhookEndpointRow): void {
  if (disabledAt) throw new Refusal('INVALID_STATE', 'This endpoint is turned off. Turn it on first');
}
