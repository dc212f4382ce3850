import { type RawBuilder, sql } from 'kysely';
import { allOf, isId, isOfTime, isWithin } from '#server/platform/reads/conditions.ts';
import type { PaymentFilter } from './payment.types.ts';

/** Builds the condition on payments `t` for a filter. */
export function paymentCondition(filter: PaymentFilter): RawBuilder<unknown> {
  const { status, method, invoiceId, customerId, receivedSince, receivedBefore, ...times } = filter;
  return allOf(
    status && sql`t.status = any(${status}::text[])`,
    method && sql`t.method = any(${method}::text[])`,
    isId('t.invoice_id', invoiceId),
    customerId &&
      sql`exists (select from invoices i
        where i.business_id = t.business_id and i.id = t.invoice_id and ${isId('i.customer_id', customerId)})`,
    isWithin('t.received_at', { since: receivedSince, before: receivedBefore }),
    isOfTime(times),
  );
}
