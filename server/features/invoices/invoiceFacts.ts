import type { EntityManager } from '@mikro-orm/postgresql';
import {
  BusinessEntity,
  type BusinessRow,
  CustomerEntity,
  type CustomerRow,
  InvoiceEntity,
  InvoiceLineEntity,
  type InvoiceLineRow,
  type InvoiceRow,
  PaymentEntity,
  type PaymentRow,
} from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';
import { todayIn } from '#domain/dates.ts';
import type { Cents } from '#domain/money.ts';
import { isOverdue } from '#domain/states/invoice.ts';

/** All that a mail or a paper says of an invoice. */
export interface InvoiceFacts {
  em: EntityManager;
  invoice: InvoiceRow;
  balanceCents: Cents;
  overdue: boolean;
  lines: InvoiceLineRow[];
  payments: PaymentRow[];
  customer: CustomerRow;
  business: BusinessRow;
}

/** An invoice as it is now; null where the business has none such. */
export async function invoiceFacts(database: Database, businessId: string, id: string): Promise<InvoiceFacts | null> {
  const em = database.em.fork();
  em.setFilterParams('business', { businessId });
  const invoice = await em.findOne(InvoiceEntity, { id });
  if (!invoice) return null;
  const business = await em.findOneOrFail(BusinessEntity, { id: businessId });
  const closed = invoice.status === 'VOID' || invoice.status === 'WRITTEN_OFF';
  const balanceCents = closed ? 0 : invoice.totalCents - invoice.paidCents;
  const { status, dueDate } = invoice;
  return {
    em,
    invoice,
    business,
    balanceCents,
    overdue: isOverdue({ status, dueDate: dueDate ?? null, balanceCents }, todayIn(business.timeZone)),
    lines: await em.find(InvoiceLineEntity, { invoiceId: id }, { orderBy: { position: 'asc' } }),
    payments: await em.find(PaymentEntity, { invoiceId: id }, { orderBy: { receivedAt: 'asc', id: 'asc' } }),
    customer: await em.findOneOrFail(CustomerEntity, { id: invoice.customerId }),
  };
}
