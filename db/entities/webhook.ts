import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { WEBHOOK_DELIVERY_STATUSES, WEBHOOK_DISABLED_REASONS } from '#domain/webhooks.ts';
import { businessFilter, businessKey, p, textArray, timestamps } from './columns.ts';

/** A webhook endpoint of a business. */
export const WebhookEndpointEntity = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoints',
  filters: businessFilter,
  properties: {
    ...businessKey,
    url: p.text(),
    description: p.text().nullable(),
    eventTypes: textArray(),
    /** The signing secret, encrypted with the endpoint's id as associated data. */
    sealedSecret: p.text(),
    /** The previous secret, which also signs for a while after a rotation. */
    sealedPreviousSecret: p.text().nullable(),
    previousSecretUntil: p.datetime().nullable(),
    disabledAt: p.datetime().nullable(),
    disabledReason: p.enum(WEBHOOK_DISABLED_REASONS).nullable(),
    lastSucceededAt: p.datetime().nullable(),
    /** When the first attempt failed since the last success; null while attempts succeed. */
    failingSince: p.datetime().nullable(),
    ...timestamps,
    version: p.integer().version(),
  },
});
export type WebhookEndpointRow = InferEntity<typeof WebhookEndpointEntity>;

/** A delivery of one event to one endpoint. A database trigger adds it in the transaction of the event's activity. */
export const WebhookDeliveryEntity = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  filters: businessFilter,
  properties: {
    ...businessKey,
    endpointId: p.uuid(),
    /** The activity's id, so that it is the same for every endpoint and attempt. */
    messageId: p.uuid(),
    /** The thing that the event is about: its events are sent in order. Null for a test, which waits for nothing. */
    subjectId: p.uuid().nullable(),
    eventType: p.text(),
    /** The body sent; null before the first attempt. */
    body: p.text().nullable(),
    status: p.enum(WEBHOOK_DELIVERY_STATUSES).default('PENDING'),
    /** Attempts since the delivery was created or last restarted. */
    tries: p.integer().default(0),
    createdAt: timestamps.createdAt,
    begunAt: p.datetime(),
    nextTryAt: p.datetime().nullable(),
    /** Until when a try that has begun counts as running, though its process may have died. */
    sendingUntil: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
  },
});
export type WebhookDeliveryRow = InferEntity<typeof WebhookDeliveryEntity>;

/** An attempt at a delivery and its result. */
export const WebhookAttemptEntity = defineEntity({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempts',
  filters: businessFilter,
  properties: {
    ...businessKey,
    deliveryId: p.uuid(),
    attemptedAt: p.datetime(),
    durationMs: p.integer(),
    statusCode: p.integer().nullable(),
    /** The beginning of the response body. */
    answer: p.text().nullable(),
    /** Why the attempt failed, as a sentence; null on success. */
    error: p.text().nullable(),
  },
});
