import { type Cents, formatCents } from '#domain/money.ts';
import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, FiguresTable, Paragraph, Quoted } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';

export interface QuoteDecidedProps {
  customerName: string;
  number: string;
  totalCents: Cents;
  decision:
    | { kind: 'ACCEPTED'; signerName: string }
    | { kind: 'DECLINED'; reason: string | null }
    | { kind: 'CHANGES_REQUESTED'; message: string };
  /** URL of the quote in the dashboard. */
  quoteUrl: string;
}

const WORDING = {
  ACCEPTED: {
    subject: 'Accepted',
    heading: 'Quote accepted',
    happened: (customer: string, number: string) => `${customer} accepted quote ${number}.`,
    next: 'When you’re ready, convert it to an invoice.',
  },
  DECLINED: {
    subject: 'Declined',
    heading: 'Quote declined',
    happened: (customer: string, number: string) => `${customer} declined quote ${number}.`,
    next: 'You can duplicate it and send another offer.',
  },
  CHANGES_REQUESTED: {
    subject: 'Changes requested',
    heading: 'Changes requested',
    happened: (customer: string, number: string) => `${customer} would like changes to quote ${number}.`,
    next: 'Edit and resend the quote. The customer gets the new revision.',
  },
};

const subjectOf = ({ decision, number, customerName }: QuoteDecidedProps) =>
  `${WORDING[decision.kind].subject}: quote ${number}, ${customerName}`;

function QuoteDecided(props: QuoteDecidedProps) {
  const { customerName, number, totalCents, decision, quoteUrl } = props;
  const { heading, happened, next } = WORDING[decision.kind];
  const words = customersWords(decision);
  return (
    <MailLayout
      subject={subjectOf(props)}
      preview={happened(customerName, number)}
      heading={heading}
      reason="You’re getting this email because this is your quote."
    >
      <Paragraph>{happened(customerName, number)}</Paragraph>
      {words && <Quoted words={words} />}
      <FiguresTable
        figures={[
          { label: 'Total', value: formatCents(totalCents), strong: true },
          ...(decision.kind === 'ACCEPTED' ? [{ label: 'Signed by', value: decision.signerName }] : []),
        ]}
      />
      <Paragraph>{next}</Paragraph>
      <Action href={quoteUrl} label="Open quote" />
    </MailLayout>
  );
}

function customersWords(decision: QuoteDecidedProps['decision']): string | null {
  if (decision.kind === 'DECLINED') return decision.reason;
  return decision.kind === 'CHANGES_REQUESTED' ? decision.message : null;
}

/** Sent to the business when the customer answers a quote. */
export const quoteDecidedMail = defineMail(QuoteDecided, subjectOf);
