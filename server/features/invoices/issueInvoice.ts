import { BusinessEntity, CustomerEntity, type InvoiceRow } from '#db/entities/index.ts';
import { addDays, todayIn } from '#domain/dates.ts';
import { invoiceMachine, invoiceStatusAfterPayments } from '#domain/states/invoice.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Issues a locked draft today with a due date that is not in the past. An invoice of $0 is paid at once. */
export async function issueInvoice(work: Work, invoice: InvoiceRow): Promise<void> {
  const { netDays } = await work.find(CustomerEntity, invoice.customerId, 'customer');
  const { timeZone } = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  const today = todayIn(timeZone, work.now);
  const status = invoiceStatusAfterPayments({
    status: invoiceMachine.next(invoice.status, 'send'),
    totalCents: invoice.totalCents,
    paidCents: 0,
    viewedAt: null,
  });
  const { dueDate } = invoice;
  work.em.assign(invoice, {
    status,
    issueDate: today,
    dueDate: dueDate && dueDate >= today ? dueDate : addDays(today, netDays),
    sentAt: work.now,
    paidAt: status === 'PAID' ? work.now : null,
  });
}
