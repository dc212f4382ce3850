import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { linkValidity } from './linkValidity.ts';

export interface EmailChangedProps {
  newEmail: string;
  /** Omitted where the change was itself a take-back. */
  takeBackUrl: string | undefined;
  validHours: number;
}

const subjectOf = ({ takeBackUrl }: EmailChangedProps) =>
  takeBackUrl ? `Your ${PRODUCT_NAME} email was changed` : `Your ${PRODUCT_NAME} email was changed back`;

function EmailChanged(props: EmailChangedProps) {
  const { newEmail, takeBackUrl, validHours } = props;
  return (
    <MailLayout
      subject={subjectOf(props)}
      preview={takeBackUrl ? 'If it wasn’t you, take the change back now.' : 'This address no longer signs in.'}
      heading={takeBackUrl ? 'Your email was changed' : 'Your email was changed back'}
      reason={`This address belonged to a ${PRODUCT_NAME} account until now.`}
    >
      <Paragraph>Hello,</Paragraph>
      {takeBackUrl ? (
        <>
          <Paragraph>
            Your account now signs in with {newEmail}, and no longer with this address. If that was you, there is
            nothing to do.
          </Paragraph>
          <Paragraph>
            If it wasn’t, take the change back. Your account gets this address again, everybody is signed out, and we
            send you a link to choose a new password.
          </Paragraph>
          <Action href={takeBackUrl} label="Take the change back" />
          <QuietParagraph>{linkValidity(validHours)}</QuietParagraph>
        </>
      ) : (
        <Paragraph>
          The account that signed in with this address signs in with {newEmail} again: the change was taken back by a
          link that was mailed there.
        </Paragraph>
      )}
    </MailLayout>
  );
}

/** Sent to the address that an account has left. */
export const emailChangedMail = defineMail(EmailChanged, subjectOf);
