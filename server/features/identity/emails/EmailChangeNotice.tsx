import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';

export interface EmailChangeNoticeProps {
  fullName: string;
  newEmail: string;
  cancelUrl: string;
}

const subjectOf = () => `Your ${PRODUCT_NAME} email is about to change`;

function EmailChangeNotice({ fullName, newEmail, cancelUrl }: EmailChangeNoticeProps) {
  return (
    <MailLayout
      subject={subjectOf()}
      preview={`Someone asked to change it to ${newEmail}.`}
      heading="Your email is about to change"
      reason={`This address belongs to a ${PRODUCT_NAME} account.`}
    >
      <Paragraph>Hello {fullName},</Paragraph>
      <Paragraph>
        Someone signed in to your account asked to change its email to {newEmail}. If that was you, you don’t need to do
        anything.
      </Paragraph>
      <Paragraph>If it wasn’t, cancel the change and reset your password.</Paragraph>
      <Action href={cancelUrl} label="Cancel the change" />
    </MailLayout>
  );
}

/** Sent to the old address. */
export const emailChangeNoticeMail = defineMail(EmailChangeNotice, subjectOf);
