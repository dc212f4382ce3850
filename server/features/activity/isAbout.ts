import { sql } from 'kysely';
import { allOf, isId, isWithin } from '#server/platform/reads/conditions.ts';
import type { ActivityFilter } from './activity.types.ts';

/** Leaves out account activities, which are visible in the audit log only. */
export const ofTheTrade = sql`t.type not like 'account.%'`;

/** Matches activities that concern everything that the filter names; an empty filter matches all. */
export const isAbout = ({ customerId, quoteId, invoiceId, occurredSince, occurredBefore }: ActivityFilter) =>
  allOf(
    isId('t.customer_id', customerId),
    isId('t.quote_id', quoteId),
    isId('t.invoice_id', invoiceId),
    isWithin('t.occurred_at', { since: occurredSince, before: occurredBefore }),
  );
