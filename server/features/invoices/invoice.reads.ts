import { customerReads } from '#server/features/customers/index.ts';
import { invoiceLineReads } from '#server/features/lines/index.ts';
import { colleagueReads } from '#server/features/team/index.ts';
import {
  column,
  computedFrom,
  decidedByOwner,
  expression,
  many,
  one,
  type ReadShape,
} from '#server/platform/reads/shape.ts';
import { TODAY } from '#server/platform/reads/today.ts';

const UTC_DATE = `(now() at time zone 'UTC')::date`;

/**
 * Something is owed and the last day to pay is over where the business is. Anywhere that day is UTC's or one beside it, so
 * that hardly a statement has to know where.
 */
const isOverdueSql = (t: string) => `(${t}.status in ('SENT', 'VIEWED', 'PARTIAL') and ${t}.balance_cents > 0
  and ${t}.due_date is not null and ${t}.due_date <= ${UTC_DATE}
  and (${t}.due_date < ${UTC_DATE} - 1 or ${t}.due_date < ${TODAY}))`;

export const invoiceReads: ReadShape = {
  table: 'invoices',
  /** Counted from when it was settled; money that is still owed stays in sight, however old. */
  agedOn: (t) => `${t}.aged_on`,
  fields: {
    id: column('id'),
    version: column('version'),
    externalId: column('external_id'),
    number: column('number'),
    status: column('status'),
    overdue: expression(isOverdueSql),
    customer: one(() => customerReads, 'customer_id'),
    lines: many(() => invoiceLineReads, 'invoice_id', 'position'),
    subtotalCents: column('subtotal_cents'),
    discountCents: column('discount_cents'),
    taxRate: column('tax_rate'),
    taxCents: column('tax_cents'),
    totalCents: column('total_cents'),
    paidCents: column('paid_cents'),
    balanceCents: column('balance_cents'),
    issueDate: column('issue_date'),
    dueDate: column('due_date'),
    terms: column('terms'),
    notes: column('notes'),
    closedReason: column('closed_reason'),
    portalUrl: computedFrom('portal_token', 'status'),
    assignedTo: one(() => colleagueReads, 'assigned_to'),
    actions: decidedByOwner(computedFrom('status', 'paid_cents', 'balance_cents')),
    sentAt: column('sent_at'),
    viewedAt: column('viewed_at'),
    paidAt: column('paid_at'),
    createdAt: column('created_at'),
    updatedAt: column('updated_at'),
  },
};
