import { type Cents, formatCents } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/states/payment.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/tradeWords.ts';
import { type MailBusiness, MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, FiguresTable, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';

export interface PaymentRefundedProps {
  business: MailBusiness;
  customerName: string;
  invoiceNumber: string;
  /** The amount of this refund. */
  refundCents: Cents;
  /** Refunded in total, including this refund. */
  refundedCents: Cents;
  amountCents: Cents;
  method: PaymentMethod;
  /** Null where the customer can no longer see the invoice. */
  portalUrl: string | null;
}

const isPartial = ({ refundedCents, amountCents }: PaymentRefundedProps) => refundedCents < amountCents;

const subjectOf = (props: PaymentRefundedProps) =>
  `${isPartial(props) ? 'Partial refund' : 'Refund'} of ${formatCents(props.refundCents)}, invoice ${props.invoiceNumber}`;

function PaymentRefunded(props: PaymentRefundedProps) {
  const { business, customerName, invoiceNumber, refundCents, refundedCents, amountCents, method, portalUrl } = props;
  const refund = formatCents(refundCents);
  return (
    <MailLayout
      business={business}
      subject={subjectOf(props)}
      preview={`${refund} is on its way back to you.`}
      heading={isPartial(props) ? 'Partial refund' : 'Refund'}
      reason={`${business.name} issued this refund.`}
    >
      <Paragraph>Hello {customerName},</Paragraph>
      <Paragraph>
        {business.name} has refunded {refund} of your payment on invoice {invoiceNumber} back. {arrival(method)}
      </Paragraph>
      <FiguresTable
        figures={[
          { label: isPartial(props) ? 'Partial refund' : 'Refund', value: refund, strong: true },
          { label: 'Goes back to', value: PAYMENT_METHOD_NAMES[method] },
          { label: 'Your payment', value: formatCents(amountCents) },
          ...(refundedCents > refundCents ? [{ label: 'Total refunded', value: formatCents(refundedCents) }] : []),
        ]}
      />
      {portalUrl && <Action href={portalUrl} label="View invoice" />}
      <QuietParagraph>Keep this email as your record of the refund.</QuietParagraph>
    </MailLayout>
  );
}

const arrival = (method: PaymentMethod) =>
  method === 'ACH'
    ? 'It can take up to ten business days to reach your bank account.'
    : 'It can take five to ten business days to show on your card statement.';

/** Sent to the payer for each refund. */
export const paymentRefundedMail = defineMail(PaymentRefunded, subjectOf);
