import { allOf, isId } from '#server/platform/reads/conditions.ts';
import type { ActivityFilter } from './activity.types.ts';

/** About all that the filter names; every activity where it names nothing. */
export const isAbout = ({ customerId, quoteId, invoiceId }: ActivityFilter) =>
  allOf(isId('t.customer_id', customerId), isId('t.quote_id', quoteId), isId('t.invoice_id', invoiceId));
