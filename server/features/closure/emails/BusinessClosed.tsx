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
      preview={`You can open it again until ${deletedOn}.`}
      heading={near ? `Deleted in ${CLOSURE_REMINDER_DAYS} days` : 'Your business is closed'}
      reason={`You own ${businessName} on ${PRODUCT_NAME}.`}
    >
      <Paragraph>Hello {fullName},</Paragraph>
      <Paragraph>
        {near
          ? `${businessName} was closed and will be deleted on ${deletedOn}, with everything in it. This is the last reminder.`
          : `${businessName} was closed just now. On ${deletedOn} it will be deleted, with everything in it.`}
      </Paragraph>
      <Paragraph>
        Until then you can sign in to open it again or to export everything. Your customers can still see and pay what
        you sent them. Your plan is not renewed, and nothing more is charged.
      </Paragraph>
      <Action href={settingsUrl} label="Open it again, or export" />
      <QuietParagraph>
        If it wasn’t you who closed it, open it again now, then change your password and sign out everywhere.
      </QuietParagraph>
    </MailLayout>
  );
}

/** Sent to the owner when a business is closed, and again before it is deleted. */
export const businessClosedMail = defineMail(BusinessClosed, subjectOf);
