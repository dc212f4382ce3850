import type { SecurityNotice as Notice } from '#server/features/factors/index.ts';
import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';

export interface SecurityNoticeProps {
  fullName: string;
  notice: Notice;
  /** The page with the sign-in factors. */
  securityUrl: string;
}

const words: Record<Notice, { subject: string; heading: string; text: string }> = {
  TWO_STEP_ON: {
    subject: `Two-step sign-in is on for your ${PRODUCT_NAME} account`,
    heading: 'Two-step sign-in is on',
    text: 'From now on signing in with your password also takes a code of your authenticator app. Keep your recovery codes where you find them without your phone.',
  },
  TWO_STEP_OFF: {
    subject: `Two-step sign-in was turned off for your ${PRODUCT_NAME} account`,
    heading: 'Two-step sign-in was turned off',
    text: 'Your password alone is now enough to sign in, and your recovery codes no longer work.',
  },
  RECOVERY_CODES_RENEWED: {
    subject: `New recovery codes for your ${PRODUCT_NAME} account`,
    heading: 'Your recovery codes were renewed',
    text: 'New recovery codes were created for your account. The earlier ones no longer work.',
  },
  RECOVERY_CODE_USED: {
    subject: `A recovery code was used for your ${PRODUCT_NAME} account`,
    heading: 'A recovery code was used',
    text: 'Someone signed in to your account with your password and a recovery code. That code no longer works. If you lost your phone, set up an authenticator app on the new one.',
  },
  PASSKEY_ADDED: {
    subject: `A passkey was added to your ${PRODUCT_NAME} account`,
    heading: 'A passkey was added',
    text: 'From now on this passkey alone is enough to sign in to your account.',
  },
  PASSKEY_REMOVED: {
    subject: `A passkey was removed from your ${PRODUCT_NAME} account`,
    heading: 'A passkey was removed',
    text: 'One of your passkeys no longer signs in to your account.',
  },
};

const subjectOf = ({ notice }: SecurityNoticeProps) => words[notice].subject;

function SecurityNotice({ fullName, notice, securityUrl }: SecurityNoticeProps) {
  const { subject, heading, text } = words[notice];
  return (
    <MailLayout
      subject={subject}
      preview="If it wasn’t you, check your account now."
      heading={heading}
      reason={`This address belongs to a ${PRODUCT_NAME} account.`}
    >
      <Paragraph>Hello {fullName},</Paragraph>
      <Paragraph>{text}</Paragraph>
      <Paragraph>
        If that was you, you don’t need to do anything. If it wasn’t, change your password and sign out any sessions you
        don’t recognize.
      </Paragraph>
      <Action href={securityUrl} label="Review account security" />
    </MailLayout>
  );
}

/** Sent whenever a sign-in factor of an account has changed. */
export const securityNoticeMail = defineMail(SecurityNotice, subjectOf);
