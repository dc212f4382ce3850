import { Field } from 'type-graphql';
import { Invoice, invoiceReads } from '#server/features/invoices/index.ts';
import { expression } from '#server/platform/reads/shape.ts';
import { payableOnline } from './payable.ts';

/* The online payment status of an invoice. Declared here because invoices may not import online payments. */
Field(() => Boolean, { description: 'Whether its customer can pay it online now by its portal link.' })(
  Invoice.prototype,
  'payableOnline',
);
invoiceReads.fields.payableOnline = expression(payableOnline);
