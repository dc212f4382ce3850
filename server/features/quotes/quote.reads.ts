import { customerReads } from '#server/features/customers/index.ts';
import { invoiceReads } from '#server/features/invoices/index.ts';
import { quoteLineReads } from '#server/features/lines/index.ts';
import { colleagueReads } from '#server/features/team/index.ts';
import {
  column,
  computedFrom,
  decidedByOwner,
  expression,
  many,
  one,
  pointing,
  type ReadShape,
} from '#server/platform/reads/shape.ts';
import { depositStatus } from './depositStatus.ts';

/** The signature stands in the quote's own row. */
const signatureReads: ReadShape = {
  table: 'quotes',
  fields: { name: column('signer_name'), signedAt: column('signed_at'), image: column('signature_image') },
};

/** Of all invoices that a quote became, all but one were voided. */
const stands = (invoice: string) => `${invoice}.status <> 'VOID'`;

export const quoteReads: ReadShape = {
  table: 'quotes',
  /** Counted from the last that happened to it: a quote sent anew is no old one. */
  agedOn: (t) => `${t}.aged_on`,
  fields: {
    id: column('id'),
    version: column('version'),
    externalId: column('external_id'),
    number: column('number'),
    revision: column('revision'),
    status: column('status'),
    customer: one(() => customerReads, 'customer_id'),
    lines: many(() => quoteLineReads, 'quote_id', 'position'),
    travel: column('travel'),
    travelSettings: expression((t) => `${t}.travel -> 'settings'`),
    subtotalCents: column('subtotal_cents'),
    discountCents: column('discount_cents'),
    taxRate: column('tax_rate'),
    taxCents: column('tax_cents'),
    totalCents: column('total_cents'),
    depositCents: column('deposit_cents'),
    depositStatus: expression(depositStatus),
    validUntil: column('valid_until'),
    terms: column('terms'),
    notes: column('notes'),
    portalUrl: computedFrom('portal_token', 'status'),
    changeRequest: column('change_request'),
    declineReason: column('decline_reason'),
    signature: pointing(
      () => signatureReads,
      'id',
      (t) => `${t}.signed_at is not null`,
    ),
    invoice: pointing(() => invoiceReads, 'quote_id', stands),
    /** What the resolver decides them by. */
    actions: decidedByOwner(
      expression(
        (t) => `json_build_object('status', ${t}.status, 'hasInvoice', ${t}.status = 'CONVERTED' and exists (
        select 1 from invoices i where i.business_id = ${t}.business_id and i.quote_id = ${t}.id and ${stands('i')}))`,
      ),
    ),
    assignedTo: one(() => colleagueReads, 'assigned_to'),
    sentAt: column('sent_at'),
    viewedAt: column('viewed_at'),
    decidedAt: column('decided_at'),
    createdAt: column('created_at'),
    updatedAt: column('updated_at'),
  },
};
