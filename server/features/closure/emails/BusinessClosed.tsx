import { CLOSURE_REMINDER_DAYS } from '#domain/closure.ts';
import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';

export interface BusinessClosedProps {
  fullName: string;
  businessName: string;
  /** Whether this is the reminder. */
  near: boolean;
  /** The date as text, in the business's time zone. */
  deletedOn: string;
  settingsUrl: string;
}

const subjectOf = ({ near, businessName, deletedOn }: BusinessClosedProps) =>
  near ? `${businessName} will be deleted on ${deletedOn}` : `${businessName} is closed`;

function BusinessClosed(props: BusinessClosedProps) {
  const { fullName, businessName, near, deletedOn, settingsUrl } = props;
  return (
    <MailLayout
      subject={subjectOf(props)}
      preview={`You can reopen it until ${deletedOn}.`}
      heading={near ? `Deleted in ${CLOSURE_REMINDER_DAYS} days` : 'Your business is closed'}
      reason={`You own ${businessName} on ${PRODUCT_NAME}.`}
    >
      <Paragraph>Hello {fullName},</Paragraph>
      <Paragraph>
        {near
          ? `${businessName} is closed and will be permanently deleted on ${deletedOn}. This is the last reminder.`
          : `${businessName} was just closed. It will be permanently deleted on ${deletedOn}.`}
      </Paragraph>
      <Paragraph>
        Until then, you can sign in to reopen it or export everything. Customers can still view and pay what you sent.
        Your plan won’t renew, and you won’t be charged again.
      </Paragraph>
      <Action href={settingsUrl} label="Reopen or export" />
      <QuietParagraph>
        If you didn’t close it, reopen it now, then change your password and sign out everywhere.
      </QuietParagraph>
    </MailLayout>
  );
}

/** Sent to the owner when a business is closed, and again before it is deleted. */
export const businessClosedMail = defineMail(BusinessClosed, subjectOf);
