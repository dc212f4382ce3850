import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { linkValidity } from './linkValidity.ts';

export interface ConfirmEmailProps {
  confirmUrl: string;
  validHours: number;
}

const subjectOf = () => `Confirm your email for ${PRODUCT_NAME}`;

function ConfirmEmail({ confirmUrl, validHours }: ConfirmEmailProps) {
  return (
    <MailLayout
      subject={subjectOf()}
      preview="Open the link, and confirm on the page behind it."
      heading="Confirm your email"
      reason={`Somebody signed up for ${PRODUCT_NAME} with this address. If it wasn’t you, ignore this mail.`}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Confirm on the page behind this link that the address is yours, and your dashboard opens. On another browser
        than the one you signed up with, it asks for the password that you chose.
      </Paragraph>
      <Action href={confirmUrl} label="Confirm email" />
      <QuietParagraph>{linkValidity(validHours)}</QuietParagraph>
    </MailLayout>
  );
}

/**
 * Sent at sign-up, and again on request. Contains nothing else that the sender typed, because anyone may have entered
 * the address.
 */
export const confirmEmailMail = defineMail(ConfirmEmail, subjectOf);
