import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';

export interface BetaInvitationProps {
  signUpUrl: string;
  accessDays: number;
  validDays: number;
}

const subjectOf = () => `You are invited to the ${PRODUCT_NAME} beta`;

const inDays = (count: number) => (count === 1 ? 'one day' : `${count} days`);

function BetaInvitation({ signUpUrl, accessDays, validDays }: BetaInvitationProps) {
  return (
    <MailLayout
      subject={subjectOf()}
      preview={`Use all of ${PRODUCT_NAME} for ${inDays(accessDays)}, and tell us what you think.`}
      heading="You are invited to the beta"
      reason={`Someone at ${PRODUCT_NAME} invited this address. If you’re not interested, ignore this email.`}
    >
      <Paragraph>
        {PRODUCT_NAME} is the app for mobile fingerprinting, live-scan, and notary professionals: quotes with travel
        fees, invoices, and payments, wherever you work.
      </Paragraph>
      <Paragraph>
        Sign up with this link to get beta access for {inDays(accessDays)} from the moment you confirm your email.
      </Paragraph>
      <Action href={signUpUrl} label="Join the beta" />
      <QuietParagraph>The link works once, within {inDays(validDays)}.</QuietParagraph>
    </MailLayout>
  );
}

/** Sent to a person whom an operator invites. */
export const betaInvitationMail = defineMail(BetaInvitation, subjectOf);
