import { BusinessEntity, InvoiceEntity, type InvoiceRow } from '#db/entities/index.ts';
import { addDays, type CalendarDate, formatDate, todayIn } from '#domain/dates.ts';
import { invoiceMachine, invoiceStatusAfterPayments } from '#domain/states/invoice.ts';
import { billableCustomer } from '#server/features/customers/index.ts';
import { requireCapReasons } from '#server/features/lines/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { invalidInput } from '#server/platform/graphql/errors.ts';
import { linesOf } from '../invoiceLines.ts';
import { requireEmail } from '../requireEmail.ts';

/** Issues a draft today and mails it to its customer. One that comes to nothing is paid from the start. */
export async function sendInvoice(work: Work, id: string): Promise<void> {
  const invoice = await work.lock(InvoiceEntity, id, 'invoice');
  const sent = invoiceMachine.next(invoice.status, 'send');
  const customer = await billableCustomer(work, invoice.customerId);
  const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  const today = todayIn(business.timeZone, work.now);
  requireEmail(customer);
  requireTimeToPay(invoice, today);
  await requireCapReasons(work, await linesOf(work, id));

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

/** Nothing is overdue before it is issued. Throws VALIDATION_FAILED. */
function requireTimeToPay({ dueDate }: InvoiceRow, today: CalendarDate): void {
  if (!dueDate || dueDate >= today) return;
  const message = `This invoice was to be paid by ${formatDate(dueDate)}: choose a later day`;
  throw invalidInput([{ path: 'dueDate', message, code: 'IN_THE_PAST' }]);
}
