import { BusinessEntity, InvoiceEntity, type InvoiceRow } from '#db/entities/index.ts';
import { formatDate, todayIn } from '#domain/dates.ts';
import { invoiceMachine } from '#domain/states/invoice.ts';
import { invalidInput } from '#server/core/errors.ts';
import { billableCustomer } from '#server/features/customers/index.ts';
import { requireCapReasons } from '#server/features/lines/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { linesOf } from '../invoiceLines.ts';
import { issueInvoice } from '../issueInvoice.ts';
import { requireEmail } from '../requireEmail.ts';

/** Issues a draft today and mails it to its customer, or marks it as given by hand, which needs no email address. */
export async function sendInvoice(work: Work, id: string, byHand = false): Promise<void> {
  const invoice = await work.lock(InvoiceEntity, id, 'invoice');
  const from = invoice.status;
  invoiceMachine.next(from, 'send');
  const customer = await billableCustomer(work, invoice.customerId);
  if (!byHand) requireEmail(customer);
  await requireTimeToPay(work, invoice);
  await requireCapReasons(work, await linesOf(work, id));

  await issueInvoice(work, invoice);
  if (!byHand) await work.enqueue('mail.invoice', { businessId: work.businessId, invoiceId: id });
  work.record({
    type: 'invoice.sent',
    summary: byHand
      ? `Gave invoice ${invoice.number} to ${customer.name} by hand`
      : `Sent invoice ${invoice.number} to ${customer.name}`,
    invoiceId: id,
    customerId: customer.id,
    before: { status: from },
    after: { status: invoice.status, dueDate: invoice.dueDate, ...(byHand && { givenByHand: true }) },
  });
}

/** Rejects a due date in the past. Throws VALIDATION_FAILED. */
async function requireTimeToPay(work: Work, { dueDate }: InvoiceRow): Promise<void> {
  const { timeZone } = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  if (!dueDate || dueDate >= todayIn(timeZone, work.now)) return;
  const message = `This invoice’s due date was ${formatDate(dueDate)}. Choose a later date`;
  throw invalidInput([{ path: 'dueDate', message, code: 'IN_THE_PAST' }]);
}
