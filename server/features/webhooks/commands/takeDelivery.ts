import { sql } from 'kysely';
import { WebhookDeliveryEntity, WebhookEndpointEntity } from '#db/entities/index.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { enqueueDeliveries } from '../enqueueDeliveries.ts';
import { eventBody } from '../eventBody.ts';
import { signingSecrets } from '../signing.ts';

/** All that a try needs. */
export interface Parcel {
  url: string;
  messageId: string;
  body: string;
  secrets: string[];
}

/**
 * What is to be sent now; undefined where nothing is. The first time the message is written down, so that every try says
 * the same.
 */
export async function takeDelivery(work: Work, sealing: Sealing, id: string): Promise<Parcel | undefined> {
  const { em, businessId, now } = work;
  const delivery = await em.findOne(WebhookDeliveryEntity, { id, status: 'PENDING' });
  if (!delivery) return undefined;
  if (delivery.nextTryAt && delivery.nextTryAt > now) {
    await enqueueDeliveries(work, sql`d.business_id = ${businessId} and d.id = ${id}`);
    return undefined;
  }
  const endpoint = await em.findOne(WebhookEndpointEntity, { id: delivery.endpointId, disabledAt: null });
  if (!endpoint) return undefined;
  delivery.body ??= (await eventBody(em.getKysely(), businessId, delivery.messageId)) ?? null;
  if (delivery.body === null) throw new Error(`the activity ${delivery.messageId} is not there to be told of`);
  return {
    url: endpoint.url,
    messageId: delivery.messageId,
    body: delivery.body,
    secrets: signingSecrets(sealing, endpoint, now),
  };
}
