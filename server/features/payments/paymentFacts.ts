import { PaymentEntity, type PaymentRow } from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';
import { type InvoiceFacts, invoiceFacts } from '#server/features/invoices/index.ts';

/** All that a mail says of a payment. */
export interface PaymentFacts extends InvoiceFacts {
  payment: PaymentRow;
}

/** A payment as it is now, with its invoice; null where the business has none such. */
export async function paymentFacts(database: Database, businessId: string, id: string): Promise<PaymentFacts | null> {
  const em = database.em.fork();
  em.setFilterParams('business', { businessId });
  const payment = await em.findOne(PaymentEntity, { id });
  const facts = payment && (await invoiceFacts(database, businessId, payment.invoiceId));
  return facts && { ...facts, payment };
}
