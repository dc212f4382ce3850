import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

/** A row of the activities table. */
export interface ActivityRow {
  id: string;
  businessId: string;
  type: string;
  summary: string;
  actorKind: 'MEMBER' | 'API_KEY' | 'CUSTOMER' | 'SYSTEM' | 'STAFF';
  actorId?: string | null;
  customerId?: string;
  quoteId?: string;
  invoiceId?: string;
  paymentId?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  occurredAt: Date;
  address?: string;
  userAgent?: string;
  requestId?: string;
}

/** Returns a row with a UUIDv7: activities are ordered by id, which is the order of creation. */
export const newActivityRow = (activity: Omit<ActivityRow, 'id'>): ActivityRow => ({ id: uuidv7(), ...activity });

/** Replaces lone surrogates, as a cut text may have, because PostgreSQL's JSON refuses them. */
const wellFormed = (_name: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

/** Inserts all of them in one statement with a constant text. */
const insertOf = (activities: readonly ActivityRow[]) => sql`
  insert into activities (id, business_id, type, summary, actor_kind, actor_id, customer_id, quote_id, invoice_id,
    payment_id, before, after, occurred_at, address, user_agent, request_id)
  select a.* from json_to_recordset(${JSON.stringify(activities, wellFormed)}::json) as a("id" uuid, "businessId" uuid,
    "type" text, "summary" text, "actorKind" text, "actorId" uuid, "customerId" uuid, "quoteId" uuid, "invoiceId" uuid,
    "paymentId" uuid, "before" jsonb, "after" jsonb, "occurredAt" timestamptz, "address" text, "userAgent" text,
    "requestId" uuid)
`;

/** Writes a command's activities. Where the transport announces on commit, the same statement requests that. */
export async function writeActivities(
  em: EntityManager,
  activities: readonly ActivityRow[],
  telling?: RawBuilder<unknown>,
): Promise<void> {
  const statement = activities.length > 0 ? withTelling(insertOf(activities), telling) : telling;
  await statement?.execute(em.getKysely());
}

const withTelling = (insert: RawBuilder<unknown>, telling: RawBuilder<unknown> | undefined) =>
  telling ? sql`with noted as (${insert}) ${telling}` : insert;
