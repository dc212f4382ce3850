import { quoteMachine } from '#domain/states/quote.ts';
import { listed } from '#server/platform/reads/states.ts';

const agreed = listed(quoteMachine.events.payDeposit.from);

/** The payments of a quote's deposit, as rows `p`. */
export const depositPayments = (
  t: string,
) => `payments p join checkouts c on c.business_id = p.business_id and c.id = p.checkout_id
  where c.business_id = ${t}.business_id and c.quote_id = ${t}.id`;

const invoices = (t: string) => `invoices i where i.business_id = ${t}.business_id and i.quote_id = ${t}.id`;

const hasPayment = (t: string, ...statuses: string[]) =>
  `exists (select from ${depositPayments(t)} and p.status in (${listed(statuses)}))`;

/** SQL condition: the deposit is still due, because nothing is paid or pending on the quote's invoice. */
const isStillAskedFor = (t: string) => `(
  not exists (select from ${invoices(t)})
  or exists (select from ${invoices(t)} and i.status in ('DRAFT', 'SENT', 'VIEWED')
    and not exists (select from payments o where o.business_id = i.business_id and o.invoice_id = i.id and o.status = 'PENDING')))`;

/** SQL for a quote's DepositStatus; null where it has no deposit or is not accepted. */
export const depositStatus = (t: string) => `case
  when ${t}.deposit_cents = 0 or ${t}.status not in (${agreed}) then null
  when ${hasPayment(t, 'SUCCEEDED', 'PARTLY_REFUNDED')} then 'PAID'
  when ${hasPayment(t, 'PENDING')} then 'PENDING'
  when ${hasPayment(t, 'REFUNDED', 'DISPUTED')} then 'CLOSED'
  when ${isStillAskedFor(t)} then 'DUE'
  else 'CLOSED' end`;
