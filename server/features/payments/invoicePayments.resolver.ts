import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Invoice, invoiceReads } from '#server/features/invoices/index.ts';
import { many } from '#server/platform/reads/shape.ts';
import { paymentReads } from './payment.reads.ts';
import { Payment } from './payment.types.ts';

/** What was paid on an invoice. Payments build on invoices, so this field of Invoice is told here, where both are known. */
invoiceReads.fields.payments = many(() => paymentReads, 'invoice_id', 'received_at');

@Resolver(() => Invoice)
export class InvoicePaymentsResolver {
  @FieldResolver(() => [Payment], { description: 'What was paid on it, the earliest first; voided payments too.' })
  payments(@Root() row: { payments: Payment[] }): Payment[] {
    return row.payments;
  }
}
