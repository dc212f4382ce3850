import { type Cents, formatCents } from '#domain/money.ts';
import type { DisputeStatus } from '#domain/states/payment.ts';
import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, type Figure, FiguresTable, Paragraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';

export interface DisputeNewsProps {
  status: DisputeStatus;
  /** Whether the bank has only sent an inquiry so far. */
  inquiry: boolean;
  customerName: string;
  invoiceNumber: string;
  amountCents: Cents;
  /** The bank's reason, as text. */
  reason: string;
  /** The deadline for an answer, in the business's time zone; null where the bank set none. */
  dueBy: string | null;
  /** URL of the invoice in the dashboard. */
  invoiceUrl: string;
}

interface Wording {
  subject: string;
  heading: string;
  happened: string;
  next: string;
}

const WORDING: Record<DisputeStatus, Wording> = {
  NEEDS_RESPONSE: {
    subject: 'Dispute opened',
    heading: 'A payment is disputed',
    happened: 'disputed this payment with their bank. The bank has withdrawn the money until it decides.',
    next: 'Respond in your Stripe dashboard with proof that the work was agreed on and done: the signed quote, the invoice, your messages. If you don’t respond, the bank decides for the customer.',
  },
  UNDER_REVIEW: {
    subject: 'Dispute opened',
    heading: 'A payment is disputed',
    happened: 'disputed this payment with their bank. The bank has withdrawn the money until it decides.',
    next: 'You don’t need to do anything. The bank is deciding.',
  },
  WON: {
    subject: 'Dispute won',
    heading: 'You won the dispute',
    happened: 'disputed this payment. Their bank decided in your favor, and the money is back in your account.',
    next: 'You don’t need to do anything else.',
  },
  LOST: {
    subject: 'Dispute lost',
    heading: 'You lost the dispute',
    happened: 'disputed this payment. Their bank decided in their favor and returned the money to them.',
    next: 'The invoice has this balance due again. Ask the customer to pay another way, or write it off.',
  },
};

const OPEN_INQUIRY = {
  subject: 'Bank inquiry',
  heading: 'A bank is asking about a payment',
  happened: 'or their bank has asked about this payment. No money has moved, and the invoice stays paid.',
};

const INQUIRY_WORDING: Record<DisputeStatus, Wording> = {
  NEEDS_RESPONSE: {
    ...OPEN_INQUIRY,
    next: 'Respond in your Stripe dashboard with proof that the work was agreed on and done, or refund the payment. If you don’t, it may become a dispute, and the bank would withdraw the money.',
  },
  UNDER_REVIEW: { ...OPEN_INQUIRY, next: 'You don’t need to do anything. The bank is reviewing your response.' },
  WON: {
    subject: 'Bank inquiry closed',
    heading: 'The inquiry is closed',
    happened:
      'or their bank had asked about this payment. The bank has closed the inquiry, and no money was taken back.',
    next: 'You don’t need to do anything else.',
  },
  // Never used, because Stripe does not report lost inquiries.
  LOST: WORDING.LOST,
};

const wordingOf = ({ status, inquiry }: DisputeNewsProps) => (inquiry ? INQUIRY_WORDING : WORDING)[status];

const subjectOf = (props: DisputeNewsProps) => {
  const { amountCents, invoiceNumber } = props;
  return `${wordingOf(props).subject}: ${formatCents(amountCents)} on invoice ${invoiceNumber}`;
};

function DisputeNews(props: DisputeNewsProps) {
  const { status, inquiry, customerName, invoiceNumber, amountCents, reason, dueBy, invoiceUrl } = props;
  const { heading, happened, next } = wordingOf(props);
  const deadline: Figure[] = status === 'NEEDS_RESPONSE' && dueBy ? [{ label: 'Answer by', value: dueBy }] : [];
  return (
    <MailLayout
      subject={subjectOf(props)}
      preview={deadline.length > 0 ? `Answer by ${dueBy}.` : heading}
      heading={heading}
      reason="You’re getting this email because this is your invoice."
    >
      <Paragraph>
        {customerName} {happened}
      </Paragraph>
      <FiguresTable
        figures={[
          { label: inquiry ? 'Asked about' : 'Disputed', value: formatCents(amountCents), strong: true },
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

/** Sent to the professional when a payer disputes a payment, and when the bank has decided. */
export const disputeNewsMail = defineMail(DisputeNews, subjectOf);
