import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

/** An activity as it is written. */
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

/** Activities are read in the order of their ids, which is the one in which they are made. */
export const newActivityRow = (activity: Omit<ActivityRow, 'id'>): ActivityRow => ({ id: uuidv7(), ...activity });

/** Half a character, where a text was cut, is nothing that JSON in PostgreSQL can hold. */
const wellFormed = (_name: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

/** All of them in one statement, whose text is always the same. */
const insertOf = (activities: readonly ActivityRow[]) => sql`
  insert into activities (id, business_id, type, summary, actor_kind, actor_id, customer_id, quote_id, invoice_id,
    payment_id, before, after, occurred_at, address, user_agent, request_id)
  select a.* from json_to_recordset(${JSON.stringify(activities, wellFormed)}::json) as a("id" uuid, "businessId" uuid,
    "type" text, "summary" text, "actorKind" text, "actorId" uuid, "customerId" uuid, "quoteId" uuid, "invoiceId" uuid,
    "paymentId" uuid, "before" jsonb, "after" jsonb, "occurredAt" timestamptz, "address" text, "userAgent" text,
    "requestId" uuid)
`;

/** Writes what a command has noted and, where it is to tell of it with its commit, asks for that in the same statement. */
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
