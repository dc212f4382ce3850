import { invoiceMachine } from '#domain/states/invoice.ts';
import { listed } from '#server/platform/reads/states.ts';
import { TODAY } from '#server/platform/reads/today.ts';

const UTC_DATE = `(now() at time zone 'UTC')::date`;

/**
 * The SQL of isOverdue (domain/states/invoice.ts) for the invoice `t`. The date is UTC's or one beside it in every time zone, so
 * that few statements have to look up the business's own. The status is a condition of its own, because the partial indexes of open
 * invoices name it. The rest is one expression, of which PostgreSQL expects that half of the rows meet it: it then walks the index in
 * the order of a list and stops when the page is full.
 */
export const overdueSql = (t: string): string => `(${t}.status in (${listed(invoiceMachine.events.pay.from)})
  and coalesce(${t}.balance_cents > 0 and ${t}.due_date <= ${UTC_DATE}
    and (${t}.due_date < ${UTC_DATE} - 1 or ${t}.due_date < ${TODAY}), false))`;
