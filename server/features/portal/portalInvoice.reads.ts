import { COUNTED_PAYMENT_STATUSES } from '#domain/states/payment.ts';
import { invoiceReads } from '#server/features/invoices/index.ts';
import { invoiceLineReads } from '#server/features/lines/index.ts';
import { payableOnline, pendingCents } from '#server/features/onlinePayments/index.ts';
import { paymentReads } from '#server/features/payments/index.ts';
import { computedFrom, expression, many, one, type ReadShape } from '#server/platform/reads/shape.ts';
import { listed } from '#server/platform/reads/states.ts';
import { isOfTestBusiness } from '#server/platform/testMode/testBusiness.ts';
import { customerName, fieldsOf, portalBusinessReads, withoutInternalFields } from './portal.reads.ts';

const portalLineReads = withoutInternalFields(invoiceLineReads);

const shownStatuses = listed([...COUNTED_PAYMENT_STATUSES, 'PENDING']);

/** Received and pending payments. Failed and voided ones are not shown to the payer. */
const portalPaymentReads: ReadShape = {
  table: 'payments',
  from: `(select * from payments where status in (${shownStatuses}))`,
  fields: fieldsOf(
    paymentReads,
    'id',
    'method',
    'status',
    'amountCents',
    'tipCents',
    'deposit',
    'reference',
    'receivedAt',
  ),
};

/** The travel details are stored with the quote. Shown as long as the invoice charges the same fee. */
const travelOfQuote = (t: string) => `(
  select q.travel from quotes q join invoice_lines l on l.business_id = q.business_id and l.invoice_id = ${t}.id
  where q.business_id = ${t}.business_id and q.id = ${t}.quote_id
    and l.type = 'TRAVEL' and l.total_cents = (q.travel ->> 'feeCents')::bigint limit 1)`;

const ofBusiness = (t: string, name: string) => `(select b.${name} from businesses b where b.id = ${t}.business_id)`;

/** SQL for why the last payment failed, as long as it can be retried. */
const failure = (t: string) => `case when ${payableOnline(t)} then (
  select case when last.status = 'FAILED' then last.failure end from (
    select p.status, p.failure from payments p where p.business_id = ${t}.business_id and p.invoice_id = ${t}.id
    order by p.received_at desc, p.id desc limit 1) last) end`;

/** SQL for the page on which the payer verifies the bank account of a pending payment. */
const verificationUrl = (t: string) => `(
  select p.verification_url from payments p where p.business_id = ${t}.business_id and p.invoice_id = ${t}.id
    and p.status = 'PENDING' and p.verification_url is not null order by p.received_at desc limit 1)`;

export const portalInvoiceReads: ReadShape = {
  table: 'invoices',
  fields: {
    ...fieldsOf(invoiceReads, 'number', 'status', 'overdue', 'issueDate', 'dueDate', 'terms'),
    ...fieldsOf(invoiceReads, 'subtotalCents', 'discountCents', 'taxRate', 'taxCents', 'totalCents'),
    ...fieldsOf(invoiceReads, 'paidCents', 'balanceCents'),
    pendingCents: expression(pendingCents),
    payableOnline: expression(payableOnline),
    partPayments: expression((t) => ofBusiness(t, 'part_payments')),
    tips: expression((t) => ofBusiness(t, 'tips')),
    failure: expression(failure),
    verificationUrl: expression(verificationUrl),
    preview: computedFrom('business_id'),
    sandboxPayments: expression(isOfTestBusiness),
    business: one(() => portalBusinessReads, 'business_id'),
    customerName,
    lines: many(() => portalLineReads, 'invoice_id', 'position'),
    travel: expression(travelOfQuote),
    payments: many(() => portalPaymentReads, 'invoice_id', 'received_at'),
  },
};
