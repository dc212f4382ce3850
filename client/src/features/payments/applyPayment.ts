import type { ApolloCache } from '@apollo/client';
import { invoiceStatusAfterPayments } from '#domain/states/invoice.ts';
import {
  InvoicePaymentsFragmentDoc,
  type PayableInvoiceFragment,
  type PaymentFieldsFragment,
} from './payments.generated.ts';

/**
 * Shows a payment on its invoice, the moment it is recorded or voided. `before` is the invoice as it was seen then: figures
 * reckoned from it come out the same however often they are written, also after the live feed has brought them.
 */
export function applyPayment(
  cache: ApolloCache,
  before: PayableInvoiceFragment,
  payment: PaymentFieldsFragment,
  addedCents: number,
) {
  const paidCents = before.paidCents + addedCents;
  cache.updateFragment(
    {
      fragment: InvoicePaymentsFragmentDoc,
      fragmentName: 'InvoicePayments',
      id: cache.identify({ __typename: 'Invoice', id: before.id }),
    },
    (invoice) =>
      invoice && {
        ...invoice,
        paidCents,
        balanceCents: before.totalCents - paidCents,
        status: invoiceStatusAfterPayments({ ...before, paidCents }),
        payments: withPayment(invoice.payments, payment),
      },
  );
}

const withPayment = (payments: PaymentFieldsFragment[], payment: PaymentFieldsFragment) =>
  payments.some(({ id }) => id === payment.id)
    ? payments.map((known) => (known.id === payment.id ? payment : known))
    : [...payments, payment];
