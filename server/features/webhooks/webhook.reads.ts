import type { TimeOrder } from '#server/platform/graphql/timeOrder.ts';
import type { Sort } from '#server/platform/reads/keyset.ts';
import { column, computedFrom, expression, many, type ReadShape } from '#server/platform/reads/shape.ts';

export const webhookEndpointReads: ReadShape = {
  table: 'webhook_endpoints',
  fields: {
    id: column('id'),
    version: column('version'),
    url: column('url'),
    description: column('description'),
    eventTypes: column('event_types'),
    enabled: expression((t) => `${t}.disabled_at is null`),
    disabledAt: column('disabled_at'),
    disabledReason: column('disabled_reason'),
    lastSucceededAt: column('last_succeeded_at'),
    failingSince: column('failing_since'),
    previousSecretUntil: column('previous_secret_until'),
    createdAt: column('created_at'),
    deliveries: computedFrom('id'),
  },
};

const webhookAttemptReads: ReadShape = {
  table: 'webhook_attempts',
  fields: {
    id: column('id'),
    attemptedAt: column('attempted_at'),
    durationMs: column('duration_ms'),
    statusCode: column('status_code'),
    answer: column('answer'),
    error: column('error'),
  },
};

export const webhookDeliveryReads: ReadShape = {
  table: 'webhook_deliveries',
  fields: {
    id: column('id'),
    messageId: column('message_id'),
    eventType: column('event_type'),
    summary: expression(
      (t) => `(select a.summary from activities a where a.business_id = ${t}.business_id and a.id = ${t}.message_id)`,
    ),
    body: column('body'),
    status: column('status'),
    createdAt: column('created_at'),
    nextTryAt: column('next_try_at'),
    heldBack: expression(
      (t) => `(${t}.status = 'PENDING' and exists (
        select from webhook_deliveries e
        where e.business_id = ${t}.business_id and e.endpoint_id = ${t}.endpoint_id and e.subject_id = ${t}.subject_id
          and e.status = 'PENDING' and e.message_id < ${t}.message_id))`,
    ),
    finishedAt: column('finished_at'),
    attempts: many(() => webhookAttemptReads, 'delivery_id', 'attempted_at desc'),
  },
};

const byTime = { sql: 't.created_at', type: 'timestamptz' } as const;
export const deliverySorts: Record<TimeOrder, Sort> = {
  NEWEST: { name: 'NEWEST', ...byTime, direction: 'desc' },
  OLDEST: { name: 'OLDEST', ...byTime, direction: 'asc' },
};
