import { useState } from 'react';
import { notify } from '#client/ui/feedback/notify.tsx';
import { ReasonSheet } from '#client/ui/overlay/ReasonSheet.tsx';
import { voidPaymentReason } from '#domain/inputs/payment.ts';
import { formatCents } from '#domain/money.ts';
import { Earnings } from './parts/Earnings.tsx';
import { PaymentEntry } from './parts/PaymentEntry.tsx';
import classes from './parts/paymentEntry.module.css';
import type { PayableInvoiceFragment, PaymentFieldsFragment } from './payments.generated.ts';
import { RefundSheet } from './RefundSheet.tsx';
import { useVoidPayment } from './useVoidPayment.ts';

interface PaymentListProps {
  invoice: PayableInvoiceFragment;
  /** Government fees on it. */
  passThroughCents: number;
}

/** The payments on an invoice, each to be voided where it did not hold. */
export function PaymentList({ invoice, passThroughCents }: PaymentListProps) {
  const [voiding, setVoiding] = useState<PaymentFieldsFragment>();
  const [refunding, setRefunding] = useState<PaymentFieldsFragment>();
  const voidPayment = useVoidPayment(invoice);
  const close = () => setVoiding(undefined);

  const giveReason = async (reason: string) => {
    if (!voiding) return;
    await voidPayment(voiding, reason);
    close();
    notify.success({ title: 'Payment voided', text: `${formatCents(voiding.amountCents)} is owed again` });
  };

  return (
    <>
      <ul className={classes.payments} aria-label="Payments">
        {invoice.payments.map((payment) => (
          <PaymentEntry
            key={payment.id}
            payment={payment}
            onVoid={() => setVoiding(payment)}
            onRefund={() => setRefunding(payment)}
          />
        ))}
      </ul>
      <Earnings earnings={invoice.earnings} />
      <RefundSheet payment={refunding} passThroughCents={passThroughCents} onClose={() => setRefunding(undefined)} />
      <ReasonSheet
        opened={voiding !== undefined}
        onClose={close}
        title="Void this payment?"
        body={voiding && `${formatCents(voiding.amountCents)} will be owed again on invoice ${invoice.number}.`}
        rule={voidPaymentReason}
        placeholder="The check bounced"
        action="Void payment"
        onGiven={giveReason}
      />
    </>
  );
}
