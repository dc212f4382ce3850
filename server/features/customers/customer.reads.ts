import { invoiceMachine } from '#domain/states/invoice.ts';
import { colleagueReads } from '#server/features/team/index.ts';
import { column, computedFrom, decidedByOwner, expression, one, type ReadShape } from '#server/platform/reads/shape.ts';
import { listed } from '#server/platform/reads/states.ts';

/** SQL for the amount due on the visible invoices `i` of a customer. */
const owedOf = (t: string, seen: string) => `(select coalesce(sum(i.balance_cents), 0)::bigint from invoices i
  where i.business_id = ${t}.business_id and i.customer_id = ${t}.id and i.status in (${listed(invoiceMachine.events.pay.from)}) and ${seen})`;

/** SQL for the amount due on all invoices, from the stored balance (docs/decisions/0015). */
const keptBalance = (t: string) => `coalesce((select o.cents from customer_balances o
  where o.business_id = ${t}.business_id and o.customer_id = ${t}.id), 0)`;

export const customerReads: ReadShape = {
  table: 'customers',
  fields: {
    id: column('id'),
    version: column('version'),
    externalId: column('external_id'),
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
    balanceCents: expression((t, visibility) => {
      const seen = visibility.rows('invoices', 'i');
      return seen ? owedOf(t, seen) : keptBalance(t);
    }),
    assignedTo: one(() => colleagueReads, 'assigned_to'),
    createdAt: column('created_at'),
    updatedAt: column('updated_at'),
    actions: decidedByOwner(computedFrom('archived_at')),
  },
};
