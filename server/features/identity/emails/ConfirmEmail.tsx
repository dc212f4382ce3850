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
      preview="Open the link to confirm."
      heading="Confirm your email"
      reason={`Someone signed up for ${PRODUCT_NAME} with this address. If it wasn’t you, ignore this email.`}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Open this link to confirm your email and go to your dashboard. In a different browser, you’ll need the password
        you chose.
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
