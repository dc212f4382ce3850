import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Paragraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { UnsubscribeLink } from './UnsubscribeLink.tsx';

export interface WelcomeProps {
  unsubscribeUrl: string;
}

const subjectOf = () => `Welcome to the ${PRODUCT_NAME} newsletter`;

function Welcome({ unsubscribeUrl }: WelcomeProps) {
  return (
    <MailLayout
      subject={subjectOf()}
      preview="You are subscribed."
      heading="You are subscribed"
      reason={`You confirmed your subscription to the ${PRODUCT_NAME} newsletter.`}
    >
      <Paragraph>
        Thank you. You’ll get what we write for mobile fingerprinting, live-scan, and notary professionals: changing
        fees and rules, pricing and payment tips, and what’s new in {PRODUCT_NAME}.
      </Paragraph>
      <UnsubscribeLink href={unsubscribeUrl} question="Changed your mind?" />
    </MailLayout>
  );
}

/** Sent once the subscription is confirmed. */
export const welcomeMail = defineMail(Welcome, subjectOf);
