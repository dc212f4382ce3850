import { type CalendarDate, formatDate } from '#domain/dates.ts';
import { type Cents, formatCents } from '#domain/money.ts';
import { documentFigures, type MailDocument } from '#server/platform/mail/templates/documentFigures.ts';
import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, FiguresTable, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';

export interface InvoiceSentProps extends MailDocument {
  paidCents: Cents;
  balanceCents: Cents;
  dueDate: CalendarDate | null;
  overdue: boolean;
}

const subjectOf = ({ business, number }: InvoiceSentProps) => `Invoice ${number} from ${business.name}`;

function InvoiceSent(props: InvoiceSentProps) {
  const { business, customerName, number, paidCents, balanceCents, portalUrl } = props;
  return (
    <MailLayout
      business={business}
      subject={subjectOf(props)}
      preview={owed(props)}
      heading={`Invoice ${number}`}
      reason={`${business.name} sent you this invoice.`}
    >
      <Paragraph>Hello {customerName},</Paragraph>
      <Paragraph>{owed(props)}</Paragraph>
      <FiguresTable
        figures={[
          ...documentFigures(props),
          ...(paidCents > 0
            ? [
                { label: 'Paid so far', value: formatCents(paidCents) },
                { label: 'Balance', value: formatCents(balanceCents), strong: true },
              ]
            : []),
        ]}
      />
      <Action href={portalUrl} label="View invoice" />
      <QuietParagraph>No account needed. A PDF is attached.</QuietParagraph>
    </MailLayout>
  );
}

function owed({ number, balanceCents, dueDate, overdue }: InvoiceSentProps): string {
  if (balanceCents === 0) return `Invoice ${number} has no balance due.`;
  const amount = formatCents(balanceCents);
  if (!dueDate) return `${amount} is due for invoice ${number}.`;
  return `${amount} for invoice ${number} ${overdue ? 'was due on' : 'is due by'} ${formatDate(dueDate)}.`;
}

/** Sent to the payer when an invoice is sent or resent. */
export const invoiceSentMail = defineMail(InvoiceSent, subjectOf);
