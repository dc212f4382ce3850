import { sql } from 'kysely';
import { WebhookDeliveryEntity } from '#db/entities/index.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { enqueueDeliveries } from '../enqueueDeliveries.ts';
import { eventBody } from '../eventBody.ts';
import { lockEndpoint } from '../lockEndpoint.ts';
import { sendableDeliveries } from '../sendableDeliveries.ts';
import { signingSecrets } from '../signing.ts';

/** The data of an attempt. */
export interface PreparedAttempt {
  deliveryId: string;
  url: string;
  messageId: string;
  body: string;
  secrets: string[];
}

/** Well over the time that an endpoint has to answer. */
const SENDING_MS = 60_000;

/**
 * Begins an attempt and returns what to send; undefined where nothing is due. Takes the endpoint's oldest sendable
 * delivery, if this one is sendable too, because jobs do not start in order. A delivery that waits for others is
 * skipped: noteAttempt enqueues it later. Stores the message at the first attempt, so that every attempt sends the
 * same.
 */
export async function takeDelivery(work: Work, sealing: Sealing, id: string): Promise<PreparedAttempt | undefined> {
  const { em, businessId, now } = work;
  const endpoint = await lockEndpoint(work, id);
  const requested = endpoint && (await em.findOne(WebhookDeliveryEntity, { id, status: 'PENDING' }));
  if (!requested || endpoint.disabledAt) return undefined;
  if (isLater(requested.nextTryAt, now) || isLater(requested.sendingUntil, now)) {
    await enqueueDeliveries(work, sql`d.business_id = ${businessId} and d.id = ${id}`);
    return undefined;
  }
  const sendable = await sendableDeliveries(work, businessId, endpoint.id);
  if (!sendable.includes(id)) return undefined;
  const delivery = await em.findOneOrFail(WebhookDeliveryEntity, { id: sendable[0] });
  delivery.sendingUntil = new Date(now.getTime() + SENDING_MS);
  delivery.body ??= (await eventBody(em.getKysely(), businessId, delivery.messageId)) ?? null;
  if (delivery.body === null) throw new Error(`there is no activity ${delivery.messageId} to tell of`);
  if (delivery.id !== id) await swapJobs(work, delivery.id, id);
  return {
    deliveryId: delivery.id,
    url: endpoint.url,
    messageId: delivery.messageId,
    body: delivery.body,
    secrets: signingSecrets(sealing, endpoint, now),
  };
}

const isLater = (time: Date | null | undefined, now: Date) => Boolean(time && time > now);

/** This job sends an older delivery, whose own job will find it sent; the requested delivery gets a new job. */
async function swapJobs(work: Work, takenId: string, requestedId: string): Promise<void> {
  await work.flush();
  await enqueueDeliveries(work, sql`d.business_id = ${work.businessId} and d.id in (${takenId}, ${requestedId})`);
}
