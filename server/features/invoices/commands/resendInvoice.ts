import { CustomerEntity, InvoiceEntity } from '#db/entities/index.ts';
import { invoiceMachine } from '#domain/states/invoice.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { requireEmail } from '../requireEmail.ts';

/** Resends an unpaid invoice unchanged; also to an archived customer, who still owes it. */
export async function resendInvoice(work: Work, id: string): Promise<void> {
  const invoice = await work.lock(InvoiceEntity, id, 'invoice');
  invoiceMachine.next(invoice.status, 'resend');
  const customer = await work.find(CustomerEntity, invoice.customerId, 'customer');
  requireEmail(customer);
  await work.enqueue('mail.invoice', { businessId: work.businessId, invoiceId: id });
  work.record({
    type: 'invoice.resent',
    summary: `Resent invoice ${invoice.number} to ${customer.name}`,
    invoiceId: id,
    customerId: customer.id,
  });
}
