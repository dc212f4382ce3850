import { type Cents, formatCents } from '#domain/money.ts';
import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, FiguresTable, Paragraph, Quoted } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';

export interface PaymentFailedNoticeProps {
  customerName: string;
  invoiceNumber: string;
  amountCents: Cents;
  failure: string;
  balanceCents: Cents;
  /** Whether the customer was mailed too. */
  customerHasEmail: boolean;
  /** URL of the invoice in the dashboard. */
  invoiceUrl: string;
}

const subjectOf = ({ amountCents, invoiceNumber, customerName }: PaymentFailedNoticeProps) =>
  `Payment failed: ${formatCents(amountCents)} on invoice ${invoiceNumber}, ${customerName}`;

function PaymentFailedNotice(props: PaymentFailedNoticeProps) {
  const { customerName, invoiceNumber, amountCents, failure, balanceCents, customerHasEmail, invoiceUrl } = props;
  return (
    <MailLayout
      subject={subjectOf(props)}
      preview={failure}
      heading="Payment failed"
      reason="You’re getting this email because this is your invoice."
    >
      <Paragraph>
        {customerName}’s bank payment on invoice {invoiceNumber} failed, and the balance is due again.
      </Paragraph>
      <Quoted words={failure} />
      <FiguresTable
        figures={[
          { label: 'Failed payment', value: formatCents(amountCents) },
          { label: 'Balance', value: formatCents(balanceCents), strong: true },
        ]}
      />
      <Paragraph>
        {customerHasEmail
          ? 'We emailed them a link to pay again.'
          : 'They have no email address on file. Send them the invoice’s link yourself.'}
      </Paragraph>
      <Action href={invoiceUrl} label="Open invoice" />
    </MailLayout>
  );
}

/** Sent to the professional when a pending bank transfer fails. */
export const paymentFailedNoticeMail = defineMail(PaymentFailedNotice, subjectOf);
