import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { linkValidity } from './linkValidity.ts';

export interface ResetPasswordProps {
  /** Omitted for an unconfirmed address, because anyone may have signed up with it. */
  fullName: string | undefined;
  /** The sign-in factors beside the password: "passkey “Pixel 9”". */
  factors: string[];
  resetUrl: string;
  validHours: number;
}

const subjectOf = () => `Reset your ${PRODUCT_NAME} password`;

function ResetPassword({ fullName, factors, resetUrl, validHours }: ResetPasswordProps) {
  return (
    <MailLayout
      subject={subjectOf()}
      preview="Choose a new password."
      heading="Reset your password"
      reason="If you didn’t ask for this, ignore this email. Your password stays the same."
    >
      <Paragraph>{fullName ? `Hello ${fullName},` : 'Hello,'}</Paragraph>
      <Paragraph>You asked to reset your password.</Paragraph>
      <Action href={resetUrl} label="Choose a new password" />
      {factors.length > 0 && (
        <Paragraph>
          This account also has: {factors.join(', ')}. A new password doesn’t change them. After you sign in, remove
          anything you don’t recognize in Settings, under Security.
        </Paragraph>
      )}
      <QuietParagraph>{linkValidity(validHours)}</QuietParagraph>
    </MailLayout>
  );
}

/** Sent to a person who forgot the password. */
export const resetPasswordMail = defineMail(ResetPassword, subjectOf);
