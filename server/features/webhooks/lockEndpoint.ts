import { sql } from 'kysely';
import { WebhookEndpointEntity, type WebhookEndpointRow } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/**
 * Locks the endpoint of a delivery and returns it; null where either was deleted. The lock is one that lets other
 * transactions add deliveries to the endpoint.
 */
export async function lockEndpoint({ em, businessId }: Work, deliveryId: string): Promise<WebhookEndpointRow | null> {
  const { rows } = await sql<{ id: string }>`
    select e.id from webhook_endpoints e
    join webhook_deliveries d on d.business_id = e.business_id and d.endpoint_id = e.id
    where d.business_id = ${businessId} and d.id = ${deliveryId} for no key update of e
  `.execute(em.getKysely());
  return rows[0] ? em.findOne(WebhookEndpointEntity, { id: rows[0].id }) : null;
}
