import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';

export interface PasswordChangedProps {
  fullName: string;
  /** The page for resetting the password without signing in. */
  forgotPasswordUrl: string;
}

const subjectOf = () => `Your ${PRODUCT_NAME} password was changed`;

function PasswordChanged({ fullName, forgotPasswordUrl }: PasswordChangedProps) {
  return (
    <MailLayout
      subject={subjectOf()}
      preview="If it wasn’t you, reset it now."
      heading="Your password was changed"
      reason={`This address belongs to a ${PRODUCT_NAME} account.`}
    >
      <Paragraph>Hello {fullName},</Paragraph>
      <Paragraph>Your account’s password was just changed. If that was you, you don’t need to do anything.</Paragraph>
      <Paragraph>If it wasn’t, reset it now so no one else can sign in.</Paragraph>
      <Action href={forgotPasswordUrl} label="Reset password" />
    </MailLayout>
  );
}

/** Sent after every change of the password, including a reset. */
export const passwordChangedMail = defineMail(PasswordChanged, subjectOf);
