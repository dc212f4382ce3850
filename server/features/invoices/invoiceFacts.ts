import { InvoiceEntity, type InvoiceRow, PaymentEntity, type PaymentRow } from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';
import { todayIn } from '#domain/dates.ts';
import type { Cents } from '#domain/money.ts';
import { isOverdue } from '#domain/states/invoice.ts';
import { type DocumentFacts, documentFacts } from '#server/features/lines/index.ts';
import { linesOf } from './invoiceLines.ts';

/** The data of an invoice's mails and PDF. */
export interface InvoiceFacts extends DocumentFacts<InvoiceRow> {
  balanceCents: Cents;
  overdue: boolean;
  payments: PaymentRow[];
}

/** Returns an invoice as it is now; null if the business has no such invoice. */
export async function invoiceFacts(database: Database, businessId: string, id: string): Promise<InvoiceFacts | null> {
  const facts = await documentFacts(database, businessId, id, InvoiceEntity, linesOf);
  if (!facts) return null;
  const { status, dueDate = null, totalCents, paidCents } = facts.document;
  const balanceCents = status === 'VOID' || status === 'WRITTEN_OFF' ? 0 : totalCents - paidCents;
  return {
    ...facts,
    balanceCents,
    overdue: isOverdue({ status, dueDate, balanceCents }, todayIn(facts.business.timeZone)),
    payments: await facts.em.find(PaymentEntity, { invoiceId: id }, { orderBy: { receivedAt: 'asc', id: 'asc' } }),
  };
}
