import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { linkValidity } from './linkValidity.ts';

export interface ConfirmEmailProps {
  fullName: string;
  confirmUrl: string;
  validHours: number;
}

const subjectOf = () => `Confirm your email for ${PRODUCT_NAME}`;

function ConfirmEmail({ fullName, confirmUrl, validHours }: ConfirmEmailProps) {
  return (
    <MailLayout
      subject={subjectOf()}
      preview="One click, and your dashboard opens."
      heading="Confirm your email"
      reason={`Somebody signed up for ${PRODUCT_NAME} with this address. If it wasn’t you, ignore this mail.`}
    >
      <Paragraph>Hello {fullName},</Paragraph>
      <Paragraph>Confirm that this address is yours, and your dashboard opens.</Paragraph>
      <Action href={confirmUrl} label="Confirm email" />
      <QuietParagraph>{linkValidity(validHours)}</QuietParagraph>
    </MailLayout>
  );
}

/** Sent at sign-up, and again on request. */
export const confirmEmailMail = defineMail(ConfirmEmail, subjectOf);
