import { randomId } from '@mantine/hooks';
import type { RecordPaymentInput } from '#client/graphql/schema.generated.ts';
import { applyPayment } from './applyPayment.ts';
import { type PayableInvoiceFragment, useRecordPaymentMutation } from './payments.generated.ts';

/** Records a payment: it shows at once, and is taken back where the server refuses it. */
export function useRecordPayment(invoice: PayableInvoiceFragment) {
  const [record] = useRecordPaymentMutation();
  return (input: Omit<RecordPaymentInput, 'invoiceId'>) =>
    record({
      variables: { input: { ...input, invoiceId: invoice.id } },
      optimisticResponse: {
        recordPayment: {
          __typename: 'Payment',
          id: randomId(),
          method: input.method,
          status: 'SUCCEEDED',
          amountCents: input.amountCents,
          refundedCents: 0,
          reference: input.reference ?? null,
          note: input.note ?? null,
          receivedAt: input.receivedAt ?? new Date().toISOString(),
          createdAt: new Date().toISOString(),
        },
      },
      update: (cache, { data }) => {
        if (data) applyPayment(cache, invoice, data.recordPayment, data.recordPayment.amountCents);
      },
      refetchQueries: 'active',
    });
}
