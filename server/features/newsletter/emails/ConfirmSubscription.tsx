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
      preview="One more click, and the newsletter comes to you."
      heading="Confirm your subscription"
      reason={`Somebody asked for the ${PRODUCT_NAME} newsletter with this address. If it wasn’t you, ignore this mail: without your confirmation nothing is sent.`}
    >
      <Paragraph>Confirm that you want the newsletter at this address, and the next issue comes to you.</Paragraph>
      <Action href={confirmUrl} label="Confirm subscription" />
      <QuietParagraph>The link works for {validDays} days.</QuietParagraph>
      <UnsubscribeLink href={unsubscribeUrl} question="Not what you want?" />
    </MailLayout>
  );
}

/** Sent to a newly entered address; no other mail is sent before it is confirmed. */
export const confirmSubscriptionMail = defineMail(ConfirmSubscription, subjectOf);
