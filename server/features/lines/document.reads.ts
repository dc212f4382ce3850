import { customerReads } from '#server/features/customers/index.ts';
import { colleagueReads } from '#server/features/team/index.ts';
import { column, computedFrom, one, type ReadShape } from '#server/platform/reads/shape.ts';

/** The fields of SalesDocument, and those that Invoice and Quote declare alike. */
export const documentFields: ReadShape['fields'] = {
  id: column('id'),
  version: column('version'),
  externalId: column('external_id'),
  number: column('number'),
  status: column('status'),
  customer: one(() => customerReads, 'customer_id'),
  subtotalCents: column('subtotal_cents'),
  discountCents: column('discount_cents'),
  taxRate: column('tax_rate'),
  taxCents: column('tax_cents'),
  totalCents: column('total_cents'),
  terms: column('terms'),
  notes: column('notes'),
  portalUrl: computedFrom('portal_token', 'status'),
  pdfUrl: computedFrom('id', 'business_id'),
  assignedTo: one(() => colleagueReads, 'assigned_to'),
  sentAt: column('sent_at'),
  viewedAt: column('viewed_at'),
  createdAt: column('created_at'),
  updatedAt: column('updated_at'),
};
