import { sql } from 'kysely';
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
} from '#db/entities/index.ts';
import { TEST_EVENT } from '#domain/webhookEvents.ts';
import { pauseBeforeNextTry } from '#domain/webhooks.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { enqueueDeliveries } from '../enqueueDeliveries.ts';
import { lockEndpoint } from '../lockEndpoint.ts';
import { sendableDeliveries } from '../sendableDeliveries.ts';
import { turnOff } from '../turnOff.ts';

/** The outcome of an attempt. */
export interface Outcome {
  durationMs: number;
  statusCode: number | null;
  /** The beginning of the response body. */
  answer: string | null;
  /** What went wrong, for people; null on success. */
  error: string | null;
}

/** RFC 9110: the resource is gone permanently, and clients should stop requesting it. */
const GONE = 410;

/** Logs an attempt, schedules the next one or ends the delivery, and enqueues the deliveries that waited for it. */
export async function noteAttempt(work: Work, deliveryId: string, outcome: Outcome): Promise<void> {
  const { em, businessId, now } = work;
  const endpoint = await lockEndpoint(work, deliveryId);
  const delivery = endpoint && (await em.findOne(WebhookDeliveryEntity, { id: deliveryId }));
  if (!delivery) return;
  em.persist(em.create(WebhookAttemptEntity, { ...outcome, businessId, deliveryId, attemptedAt: now }));
  delivery.tries += 1;
  delivery.sendingUntil = null;
  if (outcome.error === null) {
    finish(delivery, 'SUCCEEDED', now);
    await noteReached(work, endpoint);
  } else if (delivery.status === 'PENDING') await afterFailure(work, delivery, endpoint, outcome);
  await em.flush();
  const sendable = await sendableDeliveries(work, businessId, endpoint.id);
  if (sendable.length > 0)
    await enqueueDeliveries(work, sql`d.business_id = ${businessId} and d.id = any(${sendable}::uuid[])`);
}

/* These statements leave the version alone, unlike a change of the entity: no edit conflicts with what is only noted. */

const noteReached = ({ em, businessId, now }: Work, { id }: WebhookEndpointRow) =>
  sql`
    update webhook_endpoints set last_succeeded_at = ${now}, failing_since = null
    where business_id = ${businessId} and id = ${id}
  `.execute(em.getKysely());

const noteFailing = ({ em, businessId, now }: Work, { id }: WebhookEndpointRow) =>
  sql`
    update webhook_endpoints set failing_since = ${now}
    where business_id = ${businessId} and id = ${id} and failing_since is null
  `.execute(em.getKysely());

async function afterFailure(
  work: Work,
  delivery: WebhookDeliveryRow,
  endpoint: WebhookEndpointRow,
  { statusCode }: Outcome,
): Promise<void> {
  const { em, businessId, now } = work;
  // Tests are not retried: a person watches and can send another.
  if (delivery.eventType === TEST_EVENT) return finish(delivery, 'FAILED', now);
  await noteFailing(work, endpoint);
  const pause = statusCode === GONE ? null : pauseBeforeNextTry(delivery.tries, Math.random());
  if (pause !== null) {
    delivery.nextTryAt = new Date(now.getTime() + pause * 1000);
    await em.flush();
    await enqueueDeliveries(work, sql`d.business_id = ${businessId} and d.id = ${delivery.id}`);
    return;
  }
  finish(delivery, 'FAILED', now);
  if (endpoint.disabledAt) return;
  if (statusCode === GONE) await turnOff(work, endpoint, 'GONE');
  else if (isLasting(delivery, endpoint)) await turnOff(work, endpoint, 'FAILING');
}

/** Returns whether no delivery succeeded while this one was attempted, which takes three days. */
const isLasting = ({ begunAt }: WebhookDeliveryRow, { lastSucceededAt }: WebhookEndpointRow) =>
  !lastSucceededAt || lastSucceededAt < begunAt;

function finish(delivery: WebhookDeliveryRow, status: 'SUCCEEDED' | 'FAILED', now: Date): void {
  Object.assign(delivery, { status, finishedAt: now, nextTryAt: null });
}
