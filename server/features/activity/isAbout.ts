import { allOf, isId, isWithin } from '#server/platform/reads/conditions.ts';
import type { ActivityFilter } from './activity.types.ts';

/** Matches activities that concern everything that the filter names; an empty filter matches all. */
export const isAbout = ({ customerId, quoteId, invoiceId, occurredSince, occurredBefore }: ActivityFilter) =>
  allOf(
    isId('t.customer_id', customerId),
    isId('t.quote_id', quoteId),
    isId('t.invoice_id', invoiceId),
    isWithin('t.occurred_at', { since: occurredSince, before: occurredBefore }),
  );
