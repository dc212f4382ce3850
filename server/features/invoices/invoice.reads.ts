import { documentFields, invoiceLineReads } from '#server/features/lines/index.ts';
import {
  column,
  computedFrom,
  decidedByOwner,
  expression,
  many,
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
    ...documentFields,
    overdue: expression(isOverdueSql),
    lines: many(() => invoiceLineReads, 'invoice_id', 'position'),
    paidCents: column('paid_cents'),
    balanceCents: column('balance_cents'),
    issueDate: column('issue_date'),
    dueDate: column('due_date'),
    closedReason: column('closed_reason'),
    actions: decidedByOwner(computedFrom('status', 'paid_cents', 'balance_cents')),
    paidAt: column('paid_at'),
  },
};
