import { LEAST_ONLINE_CENTS } from '#domain/onlinePayment.ts';
import { invoiceMachine } from '#domain/states/invoice.ts';
import { listed } from '#server/platform/reads/states.ts';

/** Whether the business that a row belongs to can be paid online. */
export const takesPayments = (t: string) =>
  `exists (select from stripe_accounts s where s.business_id = ${t}.business_id and s.charges_enabled)`;

/** Bank transfers on their way to an invoice. */
export const pendingCents = (t: string) => `(
  select coalesce(sum(p.amount_cents - p.tip_cents), 0) from payments p
  where p.business_id = ${t}.business_id and p.invoice_id = ${t}.id and p.status = 'PENDING')`;

/** Whether something is owed on an invoice that can be paid online now. */
export const payableOnline = (t: string) => `(
  ${t}.status in (${listed(invoiceMachine.events.pay.from)}) and ${t}.balance_cents - ${pendingCents(t)} >= ${LEAST_ONLINE_CENTS}
  and ${takesPayments(t)})`;
