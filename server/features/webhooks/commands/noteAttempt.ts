import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  type WebhookDeliveryRow,
  WebhookEndpointEntity,
  type WebhookEndpointRow,
} from '#db/entities/index.ts';
import { pauseBeforeNextTry, TEST_EVENT } from '#domain/webhooks.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { enqueueDeliveries } from '../enqueueDeliveries.ts';
import { turnOff } from '../turnOff.ts';

/** What came of one try. */
export interface Outcome {
  durationMs: number;
  statusCode: number | null;
  /** How the answer began. */
  answer: string | null;
  /** In words; null where the message has arrived. */
  error: string | null;
}

/** RFC 9110: what was here is gone for good, and whoever asks should stop. */
const GONE = 410;

/** Logs a try and does what follows from it: nothing more, the next try, or the end of trying. */
export async function noteAttempt(work: Work, deliveryId: string, outcome: Outcome): Promise<void> {
  const { em, businessId, now } = work;
  const delivery = await em.findOne(
    WebhookDeliveryEntity,
    { id: deliveryId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const endpoint = delivery && (await em.findOne(WebhookEndpointEntity, { id: delivery.endpointId }));
  if (!endpoint) return;
  em.persist(em.create(WebhookAttemptEntity, { ...outcome, businessId, deliveryId, attemptedAt: now }));
  delivery.tries += 1;
  if (outcome.error === null) {
    finish(delivery, 'SUCCEEDED', now);
    endpoint.lastSucceededAt = now;
    endpoint.failingSince = null;
  } else if (delivery.status === 'PENDING') await afterFailure(work, delivery, endpoint, outcome);
}

async function afterFailure(
  work: Work,
  delivery: WebhookDeliveryRow,
  endpoint: WebhookEndpointRow,
  { statusCode }: Outcome,
): Promise<void> {
  const { em, businessId, now } = work;
  // Somebody looks on, and tries again where they want to.
  if (delivery.eventType === TEST_EVENT) return finish(delivery, 'FAILED', now);
  endpoint.failingSince ??= now;
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

/** Nothing has reached the endpoint for as long as this message was tried: three days. */
const isLasting = ({ begunAt }: WebhookDeliveryRow, { lastSucceededAt }: WebhookEndpointRow) =>
  !lastSucceededAt || lastSucceededAt < begunAt;

function finish(delivery: WebhookDeliveryRow, status: 'SUCCEEDED' | 'FAILED', now: Date): void {
  Object.assign(delivery, { status, finishedAt: now, nextTryAt: null });
}
