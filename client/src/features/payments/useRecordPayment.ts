import { randomId } from '@mantine/hooks';
import type { RecordPaymentInput } from '#client/graphql/schema.generated.ts';
import {
  type PayableInvoiceFragment,
  type PaymentFieldsFragment,
  useRecordPaymentMutation,
} from './payments.generated.ts';
import { settledInvoice } from './settledInvoice.ts';

type PaymentInput = Omit<RecordPaymentInput, 'invoiceId'>;

/** Records a payment: it shows at once, and is taken back where the server refuses it. */
export function useRecordPayment(invoice: PayableInvoiceFragment) {
  const [record] = useRecordPaymentMutation();
  return (input: PaymentInput) => {
    const payment = expected(input);
    const settled = settledInvoice(invoice, input.amountCents, [...invoice.payments, payment]);
    return record({
      variables: { input: { ...input, invoiceId: invoice.id } },
      optimisticResponse: { recordPayment: { ...payment, invoice: settled } },
    });
  };
}

const expected = ({ method, amountCents, reference, note, receivedAt }: PaymentInput): PaymentFieldsFragment => {
  const now = new Date().toISOString();
  return {
    __typename: 'Payment',
    id: randomId(),
    method,
    status: 'SUCCEEDED',
    amountCents,
    refundedCents: 0,
    refundableCents: 0,
    tipCents: 0,
    creditCents: 0,
    deposit: false,
    feeCents: null,
    netCents: null,
    failure: null,
    awaitingVerification: false,
    dispute: null,
    reference: reference ?? null,
    note: note ?? null,
    voidReason: null,
    voidable: false,
    receivedAt: receivedAt ?? now,
    createdAt: now,
  };
};
