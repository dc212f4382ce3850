import { type CalendarDate, formatDate } from '#domain/dates.ts';
import { type Cents, formatCents } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/states/payment.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/tradeWords.ts';
import { type MailBusiness, MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, FiguresTable, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';

export interface PaymentReceiptProps {
  business: MailBusiness;
  customerName: string;
  invoiceNumber: string;
  amountCents: Cents;
  /** The part of the amount that is a tip. */
  tipCents: Cents;
  /** Whether it is the deposit of the quote from which the invoice was created. */
  deposit: boolean;
  method: PaymentMethod;
  /** Check number or another reference; null where none was given. */
  reference: string | null;
  /** The day in the business's time zone. */
  receivedOn: CalendarDate;
  totalCents: Cents;
  /** Paid on the invoice so far, including this payment. */
  paidCents: Cents;
  balanceCents: Cents;
  /** The part of the amount that exceeds what was owed. */
  creditCents: Cents;
  /** Null where the invoice was voided. */
  portalUrl: string | null;
}

const isPartial = ({ balanceCents }: PaymentReceiptProps) => balanceCents > 0;

/** The kind of the payment as a noun for use inside a sentence. */
const kindOf = (props: PaymentReceiptProps) => {
  if (props.deposit) return 'deposit';
  return isPartial(props) ? 'partial payment' : 'payment';
};

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns a sentence on the balance of the invoice after this payment. */
function standingOf({ business, invoiceNumber, balanceCents, creditCents }: PaymentReceiptProps): string {
  if (creditCents > 0)
    return `You overpaid invoice ${invoiceNumber} by ${formatCents(creditCents)}. ${business.name} can refund it to the original payment method.`;
  return balanceCents > 0
    ? `${formatCents(balanceCents)} remains on invoice ${invoiceNumber}.`
    : `Invoice ${invoiceNumber} is paid in full.`;
}

const subjectOf = (props: PaymentReceiptProps) =>
  `Receipt for your ${kindOf(props)} of ${formatCents(props.amountCents)}, invoice ${props.invoiceNumber}`;

function PaymentReceipt(props: PaymentReceiptProps) {
  const { business, customerName, amountCents, tipCents, method, reference, receivedOn, portalUrl } = props;
  const kind = capitalized(kindOf(props));
  const balance = formatCents(props.balanceCents);
  return (
    <MailLayout
      business={business}
      subject={subjectOf(props)}
      preview={standingOf(props)}
      heading={`${kind} received`}
      reason={`${business.name} recorded this payment.`}
    >
      <Paragraph>Hello {customerName},</Paragraph>
      <Paragraph>
        Thank you. {method === 'ACH' && 'Your bank payment has cleared. '}
        {standingOf(props)}
      </Paragraph>
      <FiguresTable
        figures={[
          { label: kind, value: formatCents(amountCents), strong: true },
          ...(tipCents > 0 ? [{ label: 'Tip included', value: formatCents(tipCents) }] : []),
          { label: 'Received', value: formatDate(receivedOn) },
          { label: 'Method', value: PAYMENT_METHOD_NAMES[method] },
          ...(reference ? [{ label: 'Reference', value: reference }] : []),
          { label: 'Invoice total', value: formatCents(props.totalCents) },
          { label: 'Paid so far', value: formatCents(props.paidCents) },
          { label: 'Remaining balance', value: balance, strong: isPartial(props) },
        ]}
      />
      {portalUrl && <Action href={portalUrl} label="View invoice" />}
      <QuietParagraph>Keep this email as your receipt.</QuietParagraph>
    </MailLayout>
  );
}

/** Sent to the payer for each received payment. */
export const paymentReceiptMail = defineMail(PaymentReceipt, subjectOf);
