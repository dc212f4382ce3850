import { applyPayment } from './applyPayment.ts';
import {
  type PayableInvoiceFragment,
  type PaymentFieldsFragment,
  useVoidPaymentMutation,
} from './payments.generated.ts';

/** Voids a payment: it shows at once, and is taken back where the server refuses it. */
export function useVoidPayment(invoice: PayableInvoiceFragment) {
  const [voidPayment] = useVoidPaymentMutation();
  return (payment: PaymentFieldsFragment, reason: string) =>
    voidPayment({
      variables: { id: payment.id, reason },
      optimisticResponse: { voidPayment: { ...payment, status: 'VOIDED' } },
      update: (cache, { data }) => {
        if (data) applyPayment(cache, invoice, data.voidPayment, -payment.amountCents);
      },
      refetchQueries: 'active',
    });
}
