import { LEAST_ONLINE_CENTS } from '#domain/onlinePayment.ts';
import { quoteMachine } from '#domain/states/quote.ts';
import { quoteLineReads } from '#server/features/lines/index.ts';
import { takesPayments } from '#server/features/onlinePayments/index.ts';
import { depositPayments, depositStatus, quoteReads } from '#server/features/quotes/index.ts';
import { column, computedFrom, expression, many, one, pointing, type ReadShape } from '#server/platform/reads/shape.ts';
import { listed } from '#server/platform/reads/states.ts';
import { TODAY } from '#server/platform/reads/today.ts';
import { isOfTestBusiness } from '#server/platform/testMode/testBusiness.ts';
import { customerName, fieldsOf, portalBusinessReads, withoutInternalFields } from './portal.reads.ts';

const portalLineReads = withoutInternalFields(quoteLineReads);

const canExpire = listed(quoteMachine.events.expire.from);

/** SQL for the status, EXPIRED from the day after the last valid one, even before the scheduled job has run. */
const shownStatus = (t: string) => `case
  when ${t}.status in (${canExpire}) and ${t}.valid_until < ${TODAY}
  then 'EXPIRED' else ${t}.status end`;

const depositPayable = (t: string) => `coalesce(
  ${depositStatus(t)} = 'DUE' and ${t}.deposit_cents >= ${LEAST_ONLINE_CENTS} and ${takesPayments(t)}, false)`;

/** SQL for why the deposit payment failed, as long as it can be retried. */
const depositFailure = (t: string) => `case when ${depositPayable(t)} then (
  select p.failure from ${depositPayments(t)} and p.status = 'FAILED' order by p.received_at desc limit 1) end`;

/** SQL for the page on which the payer verifies the bank account of a pending deposit. */
const verificationUrl = (t: string) => `(
  select p.verification_url from ${depositPayments(t)} and p.status = 'PENDING' and p.verification_url is not null
  order by p.received_at desc limit 1)`;

/** SQL condition for the quote's current invoice: at most one is not voided, and drafts are not shown to customers. */
const isIssued = (invoice: string) => `${invoice}.status not in ('DRAFT', 'VOID')`;

const portalQuoteInvoiceReads: ReadShape = {
  table: 'invoices',
  fields: { number: column('number'), path: expression((t) => `'/portal/invoice/' || ${t}.portal_token`) },
};

export const portalQuoteReads: ReadShape = {
  table: 'quotes',
  fields: {
    ...fieldsOf(quoteReads, 'number', 'revision', 'travel', 'validUntil', 'terms', 'signature'),
    ...fieldsOf(quoteReads, 'subtotalCents', 'discountCents', 'taxRate', 'taxCents', 'totalCents'),
    ...fieldsOf(quoteReads, 'depositCents', 'depositStatus'),
    ...fieldsOf(quoteReads, 'changeRequest', 'declineReason', 'decidedAt'),
    status: expression(shownStatus),
    depositPayable: expression(depositPayable),
    depositFailure: expression(depositFailure),
    verificationUrl: expression(verificationUrl),
    invoice: pointing(() => portalQuoteInvoiceReads, 'quote_id', isIssued),
    sandboxPayments: expression(isOfTestBusiness),
    preview: computedFrom('business_id'),
    actions: expression(shownStatus),
    business: one(() => portalBusinessReads, 'business_id'),
    customerName,
    lines: many(() => portalLineReads, 'quote_id', 'position'),
  },
};
