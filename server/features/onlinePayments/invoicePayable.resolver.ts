import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Invoice, invoiceReads } from '#server/features/invoices/index.ts';
import { expression } from '#server/platform/reads/shape.ts';
import { payableOnline } from './payable.ts';

/** Online payments build on invoices, so this field of Invoice is told here, where both are known. */
invoiceReads.fields.payableOnline = expression(payableOnline);

@Resolver(() => Invoice)
export class InvoicePayableResolver {
  @FieldResolver(() => Boolean, { description: 'Whether its customer can pay it online now, by its link.' })
  payableOnline(@Root() row: { payableOnline: boolean }): boolean {
    return row.payableOnline;
  }
}
