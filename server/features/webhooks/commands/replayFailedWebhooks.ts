import { sql } from 'kysely';
import { WebhookEndpointEntity } from '#db/entities/index.ts';
import { TEST_EVENT } from '#domain/webhookEvents.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { enqueueDeliveries } from '../enqueueDeliveries.ts';
import { requireEnabled } from '../requireEnabled.ts';

/** Resends all failed deliveries of events since a time and returns how many. Tests are excluded. */
export async function replayFailedWebhooks(work: Work, endpointId: string, since: Date): Promise<number> {
  const { em, businessId, now } = work;
  requireEnabled(await work.lock(WebhookEndpointEntity, endpointId, 'endpoint'));
  await sql`
    update webhook_deliveries set status = 'PENDING', tries = 0, begun_at = ${now}, next_try_at = ${now}, finished_at = null
    where business_id = ${businessId} and endpoint_id = ${endpointId} and status = 'FAILED' and created_at >= ${since}
      and event_type <> ${TEST_EVENT}
  `.execute(em.getKysely());
  return enqueueDeliveries(
    work,
    sql`d.business_id = ${businessId} and d.endpoint_id = ${endpointId} and d.begun_at = ${now}`,
  );
}
