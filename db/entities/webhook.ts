import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { WEBHOOK_DELIVERY_STATUSES, WEBHOOK_DISABLED_REASONS } from '#domain/webhooks.ts';
import { businessFilter, businessKey, p, textArray, timestamps } from './columns.ts';

/** Where a business wants to be told of what happens. */
export const WebhookEndpointEntity = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoints',
  filters: businessFilter,
  properties: {
    ...businessKey,
    url: p.text(),
    description: p.text().nullable(),
    eventTypes: textArray(),
    /** What its messages are signed with, sealed for the endpoint's id. */
    sealedSecret: p.text(),
    /** The one before, which also signs for a while after a change. */
    sealedPreviousSecret: p.text().nullable(),
    previousSecretUntil: p.datetime().nullable(),
    disabledAt: p.datetime().nullable(),
    disabledReason: p.enum(WEBHOOK_DISABLED_REASONS).nullable(),
    lastSucceededAt: p.datetime().nullable(),
    /** When the first try failed after the last that did not. */
    failingSince: p.datetime().nullable(),
    ...timestamps,
    version: p.integer().version(),
  },
});
export type WebhookEndpointRow = InferEntity<typeof WebhookEndpointEntity>;

/** One message on its way to one endpoint. The database itself adds them, in the transaction of the activity that they tell of. */
export const WebhookDeliveryEntity = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  filters: businessFilter,
  properties: {
    ...businessKey,
    endpointId: p.uuid(),
    /** The activity's id, so that it is the same for every endpoint and every try. */
    messageId: p.uuid(),
    /** The thing that the event is about: its events are sent in order. Null for a test, which waits for nothing. */
    subjectId: p.uuid().nullable(),
    eventType: p.text(),
    /** What is sent, from the first try on. */
    body: p.text().nullable(),
    status: p.enum(WEBHOOK_DELIVERY_STATUSES).default('PENDING'),
    /** Since it began, or was begun again. */
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

/** One try at a delivery, and what came of it. */
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
    /** How the answer began. */
    answer: p.text().nullable(),
    /** What was wrong, in words; null where nothing was. */
    error: p.text().nullable(),
  },
});
