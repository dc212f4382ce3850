import { BusinessEntity, InvoiceEntity } from '#db/entities/index.ts';
import { addDays, todayIn } from '#domain/dates.ts';
import { invoiceMachine, invoiceStatusAfterPayments } from '#domain/states/invoice.ts';
import { billableCustomer } from '#server/features/customers/index.ts';
import { requireCapReasons } from '#server/features/lines/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { linesOf } from '../invoiceLines.ts';
import { requireEmail } from '../requireEmail.ts';

/** Issues a draft today and mails it to its customer. One that comes to nothing is paid from the start. */
export async function sendInvoice(work: Work, id: string): Promise<void> {
  const invoice = await work.lock(InvoiceEntity, id, 'invoice');
  const sent = invoiceMachine.next(invoice.status, 'send');
  const customer = await billableCustomer(work, invoice.customerId);
  requireEmail(customer);
  await requireCapReasons(work, await linesOf(work, id));

  const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  const today = todayIn(business.timeZone, work.now);
  const status = invoiceStatusAfterPayments({
    status: sent,
    totalCents: invoice.totalCents,
    paidCents: 0,
    viewedAt: null,
  });
  work.em.assign(invoice, {
    status,
    issueDate: today,
    dueDate: invoice.dueDate ?? addDays(today, customer.netDays),
    sentAt: work.now,
    paidAt: status === 'PAID' ? work.now : null,
  });
  await work.enqueue('mail.invoice', { businessId: work.businessId, invoiceId: id });
  work.record({
    type: 'invoice.sent',
    summary: `Sent invoice ${invoice.number} to ${customer.name}`,
    invoiceId: id,
    customerId: customer.id,
    before: { status: 'DRAFT' },
    after: { status, dueDate: invoice.dueDate },
  });
}
