import { type CalendarDate, formatDate } from '#domain/dates.ts';
import { type Cents, formatCents } from '#domain/money.ts';
import { documentFigures, type MailDocument } from '#server/platform/mail/templates/documentFigures.ts';
import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, FiguresTable, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';

export interface QuoteSentProps extends MailDocument {
  /** Whether the quote is new, revised, or reissued after it expired. */
  occasion: 'NEW' | 'REVISED' | 'REISSUED';
  depositCents: Cents;
  validUntil: CalendarDate | null;
}

const WORDING = {
  NEW: {
    subject: (number: string) => `Quote ${number}`,
    heading: 'Your quote is ready',
    opening: 'Here’s your quote.',
  },
  REVISED: {
    subject: (number: string) => `Revised quote ${number}`,
    heading: 'Your revised quote is ready',
    opening: 'We revised your quote. This version replaces the previous one.',
  },
  REISSUED: {
    subject: (number: string) => `Renewed quote ${number}`,
    heading: 'Your quote is open again',
    opening: 'Your quote expired. It’s open again, and you can accept it.',
  },
};

const subjectOf = ({ business, number, occasion }: QuoteSentProps) =>
  `${WORDING[occasion].subject(number)} from ${business.name}`;

function QuoteSent(props: QuoteSentProps) {
  const { business, customerName, number, occasion, totalCents, depositCents, validUntil, portalUrl } = props;
  const validity = validUntil ? ` It is valid until ${formatDate(validUntil)}.` : '';
  return (
    <MailLayout
      business={business}
      subject={subjectOf(props)}
      preview={`${formatCents(totalCents)}.${validity}`}
      heading={WORDING[occasion].heading}
      reason={`${business.name} prepared quote ${number} for you.`}
    >
      <Paragraph>Hello {customerName},</Paragraph>
      <Paragraph>{WORDING[occasion].opening}</Paragraph>
      <FiguresTable
        figures={[
          ...documentFigures(props),
          ...(depositCents > 0 ? [{ label: 'Deposit requested', value: formatCents(depositCents) }] : []),
        ]}
      />
      <Action href={portalUrl} label="View quote" />
      <QuietParagraph>
        Accept it online, ask for changes, or decline. No account needed.{validity} A PDF is attached.
      </QuietParagraph>
    </MailLayout>
  );
}

/** Sent to the customer when a quote is sent or resent. */
export const quoteSentMail = defineMail(QuoteSent, subjectOf);
