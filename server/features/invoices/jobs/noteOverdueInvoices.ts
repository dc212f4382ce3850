import { sql } from 'kysely';
import { InvoiceEntity } from '#db/entities/index.ts';
import { todayIn } from '#domain/dates.ts';
import { isOverdue } from '#domain/states/invoice.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { JobServices } from '#server/platform/worker/worker.ts';

interface DueInvoice {
  id: string;
  businessId: string;
  timeZone: string;
}

/** Records invoice.overdue for every invoice that has become overdue in its business's time zone. */
export async function noteOverdueInvoices({
  database,
  commands,
  log,
}: Pick<JobServices, 'database' | 'commands' | 'log'>): Promise<void> {
  // The expression is that of the index invoices_newly_overdue. Tomorrow in UTC is the latest day anywhere.
  const { rows } = await sql<DueInvoice>`
    select i.id, i.business_id as "businessId", b.time_zone as "timeZone"
    from invoices i join businesses b on b.id = i.business_id
    where case when i.status in ('SENT', 'VIEWED', 'PARTIAL') and i.balance_cents > 0
      and i.overdue_noted_for is distinct from i.due_date then i.due_date end < (now() at time zone 'UTC')::date + 1
    order by i.due_date, i.id
  `.execute(database.em.getKysely());
  for (const { id, businessId, timeZone } of rows)
    await commands
      .run({ kind: 'system', businessId }, noteOverdue, id, timeZone)
      .catch((error) =>
        log.error({ err: error, businessId, invoiceId: id }, 'an invoice could not be noted as overdue'),
      );
}

/**
 * Records invoice.overdue once for each due date: locks the invoice's row and stores the date recorded. Leaves the
 * version and updated_at unchanged, because nothing was edited.
 */
async function noteOverdue(work: Work, id: string, timeZone: string): Promise<void> {
  const { em, businessId, now } = work;
  const invoice = await work.lock(InvoiceEntity, id, 'invoice');
  const { dueDate = null, overdueNotedFor, customerId, number } = invoice;
  const balanceCents = invoice.totalCents - invoice.paidCents;
  if (overdueNotedFor === dueDate || !isOverdue({ ...invoice, dueDate, balanceCents }, todayIn(timeZone, now))) return;
  await sql`
    update invoices set overdue_noted_for = ${dueDate} where business_id = ${businessId} and id = ${id}
  `.execute(em.getKysely());
  work.record({
    type: 'invoice.overdue',
    summary: `Invoice ${number} is overdue`,
    byItself: true,
    invoiceId: id,
    customerId,
    after: { dueDate },
  });
}
