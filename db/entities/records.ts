import { defineEntity } from '@mikro-orm/core';
import { businessFilter, businessKey, ownKey, p, timestamps } from './columns.ts';

/** What happened, written in the transaction that made it happen; the outbox of the live feed, the audit log and follow-up work. */
export const ActivityEntity = defineEntity({
  name: 'Activity',
  tableName: 'activities',
  filters: businessFilter,
  properties: {
    ...businessKey,
    type: p.text(),
    summary: p.text(),
    actorKind: p.enum(['MEMBER', 'API_KEY', 'CUSTOMER', 'SYSTEM', 'STAFF'] as const),
    actorId: p.uuid().nullable(),
    customerId: p.uuid().nullable(),
    quoteId: p.uuid().nullable(),
    invoiceId: p.uuid().nullable(),
    paymentId: p.uuid().nullable(),
    before: p.json<Record<string, unknown>>().nullable(),
    after: p.json<Record<string, unknown>>().nullable(),
    occurredAt: p.datetime(),
    /** From where: of the request that caused it. */
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
    /** Of what it was first sent with; null for keys of Whorl's own, and for those kept before hashes were. */
    requestHash: p.text().nullable(),
    resultId: p.text(),
    createdAt: timestamps.createdAt,
  },
});

/** The delivery log: every mail that was to be sent, and what became of it. Account mails have no business. */
export const MailDeliveryEntity = defineEntity({
  name: 'MailDelivery',
  tableName: 'mail_deliveries',
  properties: {
    ...ownKey,
    /** The job's number and when it was put in the queue: numbers begin anew with a new database. */
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
