import {
  type PayableInvoiceFragment,
  type PaymentFieldsFragment,
  useVoidPaymentMutation,
} from './payments.generated.ts';
import { settledInvoice } from './settledInvoice.ts';

/** Voids a payment: it shows at once, and is taken back where the server refuses it. */
export function useVoidPayment(invoice: PayableInvoiceFragment) {
  const [voidPayment] = useVoidPaymentMutation();
  return (payment: PaymentFieldsFragment, reason: string) => {
    const voided: PaymentFieldsFragment = { ...payment, status: 'VOIDED', voidReason: reason, voidable: false };
    const payments = invoice.payments.map((known) => (known.id === voided.id ? voided : known));
    return voidPayment({
      variables: { id: payment.id, reason },
      optimisticResponse: {
        voidPayment: { ...voided, invoice: settledInvoice(invoice, -payment.amountCents, payments) },
      },
    });
  };
}
