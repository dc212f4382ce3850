import { quoteMachine } from '#domain/states/quote.ts';
import { quoteLineReads } from '#server/features/lines/index.ts';
import { quoteReads } from '#server/features/quotes/index.ts';
import { computedFrom, expression, many, one, type ReadShape } from '#server/platform/reads/shape.ts';
import { customerName, fieldsOf, portalBusinessReads, withoutSecrets } from './portal.reads.ts';

const portalLineReads = withoutSecrets(quoteLineReads);

const canExpire = quoteMachine.events.expire.from.map((status) => `'${status}'`).join(', ');

/** A quote past its last day shows as expired even before the scheduled job has come by. */
const shownStatus = (t: string) => `case
  when ${t}.status in (${canExpire}) and ${t}.valid_until <
    (select (now() at time zone b.time_zone)::date from businesses b where b.id = ${t}.business_id)
  then 'EXPIRED' else ${t}.status end`;

export const portalQuoteReads: ReadShape = {
  table: 'quotes',
  fields: {
    ...fieldsOf(quoteReads, 'number', 'revision', 'travel', 'validUntil', 'terms', 'signature'),
    ...fieldsOf(quoteReads, 'subtotalCents', 'discountCents', 'taxRate', 'taxCents', 'totalCents', 'depositCents'),
    ...fieldsOf(quoteReads, 'changeRequest', 'declineReason', 'decidedAt'),
    status: expression(shownStatus),
    preview: computedFrom('business_id'),
    actions: expression(shownStatus),
    business: one(() => portalBusinessReads, 'business_id'),
    customerName,
    lines: many(() => portalLineReads, 'quote_id', 'position'),
  },
};
