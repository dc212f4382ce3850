import { type Cents, formatCents } from '#domain/money.ts';
import type { DisputeStatus } from '#domain/states/payment.ts';
import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, type Figure, FiguresTable, Paragraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';

export interface DisputeNewsProps {
  status: DisputeStatus;
  customerName: string;
  invoiceNumber: string;
  amountCents: Cents;
  /** The bank's reason. */
  reason: string;
  /** The last moment to answer, on the business's clock; null where the bank set none. */
  dueBy: string | null;
  /** The invoice in the dashboard. */
  invoiceUrl: string;
}

const WORDING: Record<DisputeStatus, { subject: string; heading: string; happened: string; next: string }> = {
  NEEDS_RESPONSE: {
    subject: 'Dispute opened',
    heading: 'A payment is disputed',
    happened: 'told their bank that this payment is not right. The bank has taken the money back until it decides.',
    next: 'Answer in your Stripe dashboard with what shows that the work was agreed on and done: the signed quote, the invoice, your messages. Without an answer the bank decides for the customer.',
  },
  UNDER_REVIEW: {
    subject: 'Dispute opened',
    heading: 'A payment is disputed',
    happened: 'told their bank that this payment is not right. The bank has taken the money back until it decides.',
    next: 'There is nothing for you to do now: the bank is deciding.',
  },
  WON: {
    subject: 'Dispute won',
    heading: 'The dispute is won',
    happened: 'had disputed this payment. Their bank decided for you, and the money is yours again.',
    next: 'There is nothing more for you to do.',
  },
  LOST: {
    subject: 'Dispute lost',
    heading: 'The dispute is lost',
    happened: 'had disputed this payment. Their bank decided for them, and the money went back for good.',
    next: 'The invoice is open again by this amount. You can ask the customer to pay in another way, or write it off.',
  },
};

const subjectOf = ({ status, amountCents, invoiceNumber }: DisputeNewsProps) =>
  `${WORDING[status].subject}: ${formatCents(amountCents)} on invoice ${invoiceNumber}`;

function DisputeNews(props: DisputeNewsProps) {
  const { status, customerName, invoiceNumber, amountCents, reason, dueBy, invoiceUrl } = props;
  const { heading, happened, next } = WORDING[status];
  const deadline: Figure[] = status === 'NEEDS_RESPONSE' && dueBy ? [{ label: 'Answer by', value: dueBy }] : [];
  return (
    <MailLayout
      subject={subjectOf(props)}
      preview={deadline.length > 0 ? `Answer by ${dueBy}.` : heading}
      heading={heading}
      reason="You get this mail because the invoice is yours."
    >
      <Paragraph>
        {customerName} {happened}
      </Paragraph>
      <FiguresTable
        figures={[
          { label: 'Disputed', value: formatCents(amountCents), strong: true },
          { label: 'Invoice', value: invoiceNumber },
          { label: 'Reason', value: reason },
          ...deadline,
        ]}
      />
      <Paragraph>{next}</Paragraph>
      <Action href={invoiceUrl} label="Open invoice" />
    </MailLayout>
  );
}

/** Sent to the professional when a payer objects at their bank, and when the bank has decided. */
export const disputeNewsMail = defineMail(DisputeNews, subjectOf);
