import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { linkValidity } from './linkValidity.ts';

export interface EmailChangeConfirmProps {
  newEmail: string;
  confirmUrl: string;
  validHours: number;
}

const subjectOf = () => `Confirm your new email for ${PRODUCT_NAME}`;

function EmailChangeConfirm({ newEmail, confirmUrl, validHours }: EmailChangeConfirmProps) {
  return (
    <MailLayout
      subject={subjectOf()}
      preview="Until you confirm, you’ll sign in with your old address."
      heading="Confirm your new email"
      reason="If you didn’t ask for this, ignore this email. Nothing will change."
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        You asked to sign in with {newEmail} from now on. Until you confirm it, your old address stays in use.
      </Paragraph>
      <Action href={confirmUrl} label="Confirm new email" />
      <QuietParagraph>{linkValidity(validHours)}</QuietParagraph>
    </MailLayout>
  );
}

/** Sent to the new, unconfirmed address; contains no name. */
export const emailChangeConfirmMail = defineMail(EmailChangeConfirm, subjectOf);
