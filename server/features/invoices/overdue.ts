import { invoiceMachine } from '#domain/states/invoice.ts';
import { listed } from '#server/platform/reads/states.ts';
import { TODAY } from '#server/platform/reads/today.ts';

const UTC_DATE = `(now() at time zone 'UTC')::date`;

/**
 * The SQL of isOverdue (domain/states/invoice.ts) for the invoice `t`. The date in any time zone is at most a day from
 * UTC's, so that few rows need the business's own. The status is a separate condition, because the partial indexes of
 * open invoices name it. The rest is one expression, whose selectivity PostgreSQL estimates at one half: it then scans
 * the index in list order and stops when the page is full.
 */
export const overdueSql = (t: string): string => `(${t}.status in (${listed(invoiceMachine.events.pay.from)})
  and coalesce(${t}.balance_cents > 0 and ${t}.due_date <= ${UTC_DATE}
    and (${t}.due_date < ${UTC_DATE} - 1 or ${t}.due_date < ${TODAY}), false))`;
