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
      preview={takeBackUrl ? 'If it wasn’t you, undo the change now.' : 'This address no longer signs in.'}
      heading={takeBackUrl ? 'Your email was changed' : 'Your email was changed back'}
      reason={`This address belonged to a ${PRODUCT_NAME} account until now.`}
    >
      <Paragraph>Hello,</Paragraph>
      {takeBackUrl ? (
        <>
          <Paragraph>
            Your account now signs in with {newEmail}, and no longer with this address. If that was you, you don’t need
            to do anything.
          </Paragraph>
          <Paragraph>
            If it wasn’t, undo the change. Your account goes back to this address, everyone is signed out, and we’ll
            send you a reset link.
          </Paragraph>
          <Action href={takeBackUrl} label="Undo the change" />
          <QuietParagraph>{linkValidity(validHours)}</QuietParagraph>
        </>
      ) : (
        <Paragraph>
          The account that signed in with this address signs in with {newEmail} again: the change was undone with a link
          emailed there.
        </Paragraph>
      )}
    </MailLayout>
  );
}

/** Sent to the address that an account has left. */
export const emailChangedMail = defineMail(EmailChanged, subjectOf);
