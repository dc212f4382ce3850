import { type Cents, formatCents } from '#domain/money.ts';
import { type MailBusiness, MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, FiguresTable, Paragraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';

export interface PaymentFailedProps {
  business: MailBusiness;
  customerName: string;
  invoiceNumber: string;
  amountCents: Cents;
  /** The reason as text. */
  failure: string;
  /** The amount owed now, in cents. */
  balanceCents: Cents;
  /** Null where the customer can no longer see the invoice. */
  portalUrl: string | null;
}

const subjectOf = ({ amountCents, invoiceNumber }: PaymentFailedProps) =>
  `Your payment of ${formatCents(amountCents)} did not go through, invoice ${invoiceNumber}`;

function PaymentFailed(props: PaymentFailedProps) {
  const { business, customerName, invoiceNumber, amountCents, failure, balanceCents, portalUrl } = props;
  return (
    <MailLayout
      business={business}
      subject={subjectOf(props)}
      preview="Please pay another way."
      heading="Payment did not go through"
      reason={`Someone paid ${business.name} from a bank account using this address.`}
    >
      <Paragraph>Hello {customerName},</Paragraph>
      <Paragraph>
        Your bank payment for invoice {invoiceNumber} did not go through. {failure}
      </Paragraph>
      <FiguresTable
        figures={[
          { label: 'Failed payment', value: formatCents(amountCents) },
          { label: 'Balance', value: formatCents(balanceCents), strong: true },
        ]}
      />
      {portalUrl && <Paragraph>You can pay again with another account or a card.</Paragraph>}
      {portalUrl && <Action href={portalUrl} label="Pay again" />}
    </MailLayout>
  );
}

/** Sent to the payer when a pending bank transfer fails. */
export const paymentFailedMail = defineMail(PaymentFailed, subjectOf);
