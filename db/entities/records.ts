import { defineEntity } from '@mikro-orm/core';
import { AUDIT_ACTOR_KINDS } from '#domain/audit.ts';
import { businessFilter, businessKey, ownKey, p, timestamps } from './columns.ts';

/** An activity, written in the transaction of its command. The outbox of the live feed, the audit log and webhooks. */
export const ActivityEntity = defineEntity({
  name: 'Activity',
  tableName: 'activities',
  filters: businessFilter,
  properties: {
    ...businessKey,
    type: p.text(),
    summary: p.text(),
    actorKind: p.enum(AUDIT_ACTOR_KINDS),
    actorId: p.uuid().nullable(),
    customerId: p.uuid().nullable(),
    quoteId: p.uuid().nullable(),
    invoiceId: p.uuid().nullable(),
    paymentId: p.uuid().nullable(),
    before: p.json<Record<string, unknown>>().nullable(),
    after: p.json<Record<string, unknown>>().nullable(),
    occurredAt: p.datetime(),
    /** The IP address of the request. */
    address: p.text().nullable(),
    userAgent: p.text().nullable(),
    requestId: p.uuid().nullable(),
  },
});

export const IdempotencyKeyEntity = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  filters: businessFilter,
  properties: {
    businessId: p.uuid().primary(),
    operation: p.text().primary(),
    key: p.text().primary(),
    /** Hash of the first request's input; null for keys that the server makes and for rows older than this column. */
    requestHash: p.text().nullable(),
    resultId: p.text(),
    createdAt: timestamps.createdAt,
  },
});

/** The delivery log: each mail and its delivery status. Account mails have no business. */
export const MailDeliveryEntity = defineEntity({
  name: 'MailDelivery',
  tableName: 'mail_deliveries',
  properties: {
    ...ownKey,
    /** The job's id and enqueue time; ids alone repeat after a restore into a new database. */
    jobId: p.text(),
    businessId: p.uuid().nullable(),
    kind: p.text(),
    recipient: p.text(),
    subjectId: p.uuid().nullable(),
    status: p.enum(['SCHEDULED', 'SENT', 'SUPPRESSED', 'FAILED'] as const),
    reason: p.text().nullable(),
    attempts: p.integer().default(0),
    createdAt: timestamps.createdAt,
    sentAt: p.datetime().nullable(),
  },
});

export const SandboxMailEntity = defineEntity({
  name: 'SandboxMail',
  tableName: 'sandbox_mails',
  properties: {
    ...ownKey,
    mail: p.json<Record<string, unknown>>(),
    sentAt: p.datetime(),
    /** The test business that sent it; null for mail of live businesses and accounts. */
    businessId: p.uuid().nullable(),
  },
});
