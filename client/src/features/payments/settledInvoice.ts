import { invoiceStatusAfterPayments } from '#domain/states/invoice.ts';
import type { PayableInvoiceFragment, PaymentFieldsFragment } from './payments.generated.ts';

/** An invoice as it will be once this much more is paid on it, by the rule that the server settles it with. */
export function settledInvoice(
  invoice: PayableInvoiceFragment,
  addedCents: number,
  payments: PaymentFieldsFragment[],
): PayableInvoiceFragment {
  const paidCents = invoice.paidCents + addedCents;
  const balanceCents = invoice.totalCents - paidCents;
  return {
    ...invoice,
    paidCents,
    balanceCents,
    payments,
    status: invoiceStatusAfterPayments({ ...invoice, paidCents }),
    overdue: invoice.overdue && balanceCents > 0,
  };
}
