import { sql } from 'kysely';
import { WebhookDeliveryEntity, WebhookEndpointEntity } from '#db/entities/index.ts';
import { TEST_EVENT } from '#domain/webhooks.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { Refusal } from '#server/platform/graphql/errors.ts';
import { enqueueDeliveries } from '../enqueueDeliveries.ts';
import { requireEnabled } from '../requireEnabled.ts';

/** Sends a message once more, under the same id, with all tries anew. */
export async function replayWebhookDelivery(work: Work, id: string): Promise<void> {
  const { em, businessId, now } = work;
  const delivery = await work.lock(WebhookDeliveryEntity, id, 'delivery');
  requireEnabled(await work.find(WebhookEndpointEntity, delivery.endpointId, 'endpoint'));
  if (delivery.status === 'PENDING') throw new Refusal('INVALID_STATE', 'This message is on its way already');
  Object.assign(delivery, { status: 'PENDING', tries: 0, begunAt: now, nextTryAt: now, finishedAt: null });
  await em.flush();
  await enqueueDeliveries(work, sql`d.business_id = ${businessId} and d.id = ${id}`);
}

/** The same for every message to an endpoint that failed and was first sent since then; answers how many. Tests stay as they are. */
export async function replayFailedWebhooks(work: Work, endpointId: string, since: Date): Promise<number> {
  const { em, businessId, now } = work;
  requireEnabled(await work.find(WebhookEndpointEntity, endpointId, 'endpoint'));
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
