import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { UnsubscribeLink } from './UnsubscribeLink.tsx';

export interface ConfirmSubscriptionProps {
  confirmUrl: string;
  unsubscribeUrl: string;
  validDays: number;
}

const subjectOf = () => `Confirm your subscription to the ${PRODUCT_NAME} newsletter`;

function ConfirmSubscription({ confirmUrl, unsubscribeUrl, validDays }: ConfirmSubscriptionProps) {
  return (
    <MailLayout
      subject={subjectOf()}
      preview="One more click to subscribe."
      heading="Confirm your subscription"
      reason={`Someone subscribed to the ${PRODUCT_NAME} newsletter with this address. If it wasn’t you, ignore this email. We won’t send anything without your confirmation.`}
    >
      <Paragraph>Confirm to get the next issue at this address.</Paragraph>
      <Action href={confirmUrl} label="Confirm subscription" />
      <QuietParagraph>The link works for {validDays} days.</QuietParagraph>
      <UnsubscribeLink href={unsubscribeUrl} question="Don’t want it?" />
    </MailLayout>
  );
}

/** Sent to a newly entered address; no other mail is sent before it is confirmed. */
export const confirmSubscriptionMail = defineMail(ConfirmSubscription, subjectOf);
