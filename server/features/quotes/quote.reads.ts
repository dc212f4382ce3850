import { invoiceReads } from '#server/features/invoices/index.ts';
import { documentFields, quoteLineReads } from '#server/features/lines/index.ts';
import { column, decidedByOwner, expression, many, pointing, type ReadShape } from '#server/platform/reads/shape.ts';
import { depositStatus } from './depositStatus.ts';

/** The signature is stored in the quote's row. */
const signatureReads: ReadShape = {
  table: 'quotes',
  fields: { name: column('signer_name'), signedAt: column('signed_at'), image: column('signature_image') },
};

/** At most one invoice of a quote is not void. */
const stands = (invoice: string) => `${invoice}.status <> 'VOID'`;

export const quoteReads: ReadShape = {
  table: 'quotes',
  /** Age counts from the last change: a quote that was sent again is recent. */
  agedOn: (t) => `${t}.aged_on`,
  fields: {
    ...documentFields,
    revision: column('revision'),
    lines: many(() => quoteLineReads, 'quote_id', 'position'),
    travel: column('travel'),
    travelSettings: expression((t) => `${t}.travel -> 'settings'`),
    depositCents: column('deposit_cents'),
    depositStatus: expression(depositStatus),
    validUntil: column('valid_until'),
    changeRequest: column('change_request'),
    declineReason: column('decline_reason'),
    signature: pointing(
      () => signatureReads,
      'id',
      (t) => `${t}.signed_at is not null`,
    ),
    invoice: pointing(() => invoiceReads, 'quote_id', stands),
    /** The columns from which the resolver computes it. */
    actions: decidedByOwner(
      expression(
        (t) => `json_build_object('status', ${t}.status, 'hasInvoice', ${t}.status = 'CONVERTED' and exists (
        select 1 from invoices i where i.business_id = ${t}.business_id and i.quote_id = ${t}.id and ${stands('i')}))`,
      ),
    ),
    decidedAt: column('decided_at'),
  },
};
