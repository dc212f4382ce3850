import { invoiceReads } from '#server/features/invoices/index.ts';
import { column, computedFrom, decidedByOwner, expression, one, type ReadShape } from '#server/platform/reads/shape.ts';

export const paymentReads: ReadShape = {
  table: 'payments',
  fields: {
    id: column('id'),
    invoice: one(() => invoiceReads, 'invoice_id'),
    method: column('method'),
    status: column('status'),
    amountCents: column('amount_cents'),
    refundedCents: column('refunded_cents'),
    tipCents: column('tip_cents'),
    creditCents: column('credit_cents'),
    deposit: column('deposit'),
    feeCents: computedFrom('fee_cents'),
    netCents: computedFrom('net_cents'),
    failure: column('failure'),
    awaitingVerification: expression((t) => `(${t}.status = 'PENDING' and ${t}.verification_url is not null)`),
    dispute: column('dispute'),
    refundableCents: decidedByOwner(computedFrom('method', 'status', 'amount_cents', 'refunded_cents')),
    reference: column('reference'),
    note: column('note'),
    voidReason: column('void_reason'),
    voidable: decidedByOwner(computedFrom('method', 'status')),
    receivedAt: column('received_at'),
    createdAt: column('created_at'),
    updatedAt: column('updated_at'),
  },
};
