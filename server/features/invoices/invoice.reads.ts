import { documentFields, invoiceLineReads } from '#server/features/lines/index.ts';
import {
  column,
  computedFrom,
  decidedByOwner,
  expression,
  many,
  type ReadShape,
} from '#server/platform/reads/shape.ts';
import { overdueSql } from './overdue.ts';

export const invoiceReads: ReadShape = {
  table: 'invoices',
  /** Age counts from settlement: unpaid invoices stay visible however old they are. */
  agedOn: (t) => `${t}.aged_on`,
  fields: {
    ...documentFields,
    overdue: expression(overdueSql),
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
