import { colleagueReads } from '#server/features/team/index.ts';
import {
  column,
  computedFrom,
  decidedByOwner,
  expression,
  oneOrNone,
  type ReadShape,
} from '#server/platform/reads/shape.ts';

const andThose = (seen: string | undefined) => (seen ? ` and ${seen}` : '');

export const customerReads: ReadShape = {
  table: 'customers',
  fields: {
    id: column('id'),
    kind: column('kind'),
    name: column('name'),
    email: column('email'),
    phone: column('phone'),
    address: column('address'),
    notes: column('notes'),
    tags: column('tags'),
    taxExempt: column('tax_exempt'),
    netDays: column('net_days'),
    archived: expression((t) => `${t}.archived_at is not null`),
    balanceCents: expression(
      (t, sight) => `(select coalesce(sum(i.balance_cents), 0)::bigint from invoices i
        where i.business_id = ${t}.business_id and i.customer_id = ${t}.id and i.status in ('SENT', 'VIEWED', 'PARTIAL')${andThose(sight.rows('invoices', 'i'))})`,
    ),
    assignedTo: oneOrNone(() => colleagueReads, 'assigned_to'),
    createdAt: column('created_at'),
    updatedAt: column('updated_at'),
    actions: decidedByOwner(computedFrom('archived_at')),
  },
};
