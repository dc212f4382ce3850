import { PaymentEntity, type PaymentRow } from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';
import { type InvoiceFacts, invoiceFacts } from '#server/features/invoices/index.ts';

/** The data of a payment for mails. */
export interface PaymentFacts extends InvoiceFacts {
  payment: PaymentRow;
}

/** Returns a payment with its invoice; null where the business has no such payment. */
export async function paymentFacts(database: Database, businessId: string, id: string): Promise<PaymentFacts | null> {
  const em = database.em.fork();
  em.setFilterParams('business', { businessId });
  const payment = await em.findOne(PaymentEntity, { id });
  const facts = payment && (await invoiceFacts(database, businessId, payment.invoiceId));
  return facts && { ...facts, payment };
}
