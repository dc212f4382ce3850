import { sql } from 'kysely';
import { WebhookEndpointEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { enqueueDeliveries } from '../enqueueDeliveries.ts';
import { requireEnabled } from '../requireEnabled.ts';

/**
 * Makes every delivery of an endpoint that waits for a later try due now, and returns how many. Their tries are counted
 * anew, so that asking while the endpoint still fails does not use them up.
 */
export async function sendWaitingWebhooks(work: Work, endpointId: string): Promise<number> {
  const { em, businessId, now } = work;
  requireEnabled(await work.lock(WebhookEndpointEntity, endpointId, 'endpoint'));
  await sql`
    update webhook_deliveries set tries = 0, begun_at = ${now}, next_try_at = ${now}
    where business_id = ${businessId} and endpoint_id = ${endpointId} and status = 'PENDING' and next_try_at > ${now}
  `.execute(em.getKysely());
  return enqueueDeliveries(
    work,
    sql`d.business_id = ${businessId} and d.endpoint_id = ${endpointId} and d.begun_at = ${now}`,
  );
}
