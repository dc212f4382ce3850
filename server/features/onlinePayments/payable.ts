import { LEAST_ONLINE_CENTS } from '#domain/onlinePayment.ts';
import { invoiceMachine } from '#domain/states/invoice.ts';
import { listed } from '#server/platform/reads/states.ts';

/** SQL for whether the business of a row takes online payments. */
export const takesPayments = (t: string) =>
  `exists (select from stripe_accounts s where s.business_id = ${t}.business_id and s.charges_enabled)`;

/** SQL for the sum of pending bank transfers on an invoice. */
export const pendingCents = (t: string) => `(
  select coalesce(sum(p.amount_cents - p.tip_cents), 0) from payments p
  where p.business_id = ${t}.business_id and p.invoice_id = ${t}.id and p.status = 'PENDING')`;

/** SQL for whether an invoice has a balance that can be paid online now. */
export const payableOnline = (t: string) => `(
  ${t}.status in (${listed(invoiceMachine.events.pay.from)}) and ${t}.balance_cents - ${pendingCents(t)} >= ${LEAST_ONLINE_CENTS}
  and ${takesPayments(t)})`;
