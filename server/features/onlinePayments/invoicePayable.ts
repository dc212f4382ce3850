import { Field } from 'type-graphql';
import { Invoice, invoiceReads } from '#server/features/invoices/index.ts';
import { expression } from '#server/platform/reads/shape.ts';
import { payableOnline } from './payable.ts';

/* Online payments build on invoices, so this field of Invoice is told here, where both are known. */
Field(() => Boolean, { description: 'Whether its customer can pay it online now, by its link.' })(
  Invoice.prototype,
  'payableOnline',
);
invoiceReads.fields.payableOnline = expression(payableOnline);
