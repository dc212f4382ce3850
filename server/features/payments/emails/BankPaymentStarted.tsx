import { type CalendarDate, formatDate } from '#domain/dates.ts';
import { type Cents, formatCents } from '#domain/money.ts';
import { type MailBusiness, MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, FiguresTable, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';

export interface BankPaymentStartedProps {
  business: MailBusiness;
  customerName: string;
  invoiceNumber: string;
  amountCents: Cents;
  /** The day in the business's time zone. */
  startedOn: CalendarDate;
  /**
   * The page on which the customer verifies their bank account before the transfer starts; null where no verification
   * is pending.
   */
  verificationUrl: string | null;
  /** Null where the customer can no longer see the invoice. */
  portalUrl: string | null;
}

const subjectOf = ({ amountCents, invoiceNumber, verificationUrl }: BankPaymentStartedProps) =>
  verificationUrl
    ? `Verify your bank account to pay ${formatCents(amountCents)}, invoice ${invoiceNumber}`
    : `Your bank payment of ${formatCents(amountCents)} is on its way, invoice ${invoiceNumber}`;

function BankPaymentStarted(props: BankPaymentStartedProps) {
  const { business, customerName, invoiceNumber, amountCents, startedOn, verificationUrl, portalUrl } = props;
  return (
    <MailLayout
      business={business}
      subject={subjectOf(props)}
      preview={verificationUrl ? 'One more step to complete your payment.' : 'You don’t need to do anything else.'}
      heading={verificationUrl ? 'Verify your bank account' : 'Bank payment on its way'}
      reason={`Someone paid ${business.name} from a bank account using this address.`}
    >
      <Paragraph>Hello {customerName},</Paragraph>
      {verificationUrl ? (
        <Paragraph>
          Thank you. Before your bank can send {formatCents(amountCents)} for invoice {invoiceNumber}, Stripe will send
          it a small deposit, which arrives in one or two business days. Then open the page below and enter the details
          from your statement. Your payment starts after that.
        </Paragraph>
      ) : (
        <Paragraph>
          Thank you. Your bank is sending {formatCents(amountCents)} for invoice {invoiceNumber}. That usually takes up
          to four business days. You don’t need to do anything else.
        </Paragraph>
      )}
      <FiguresTable
        figures={[
          { label: 'Bank payment', value: formatCents(amountCents), strong: true },
          { label: 'Started', value: formatDate(startedOn) },
        ]}
      />
      <QuietParagraph>
        You’ll get a receipt when the money arrives. If your bank declines the payment, we’ll let you know and you won’t
        be charged.
      </QuietParagraph>
      {verificationUrl && <Action href={verificationUrl} label="Verify bank account" />}
      {!verificationUrl && portalUrl && <Action href={portalUrl} label="View invoice" />}
    </MailLayout>
  );
}

/** Sent to the payer when a bank transfer starts, which takes days to clear. */
export const bankPaymentStartedMail = defineMail(BankPaymentStarted, subjectOf);
