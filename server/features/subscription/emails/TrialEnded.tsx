import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { ownersMail } from './ownersMail.ts';

export interface TrialEndedProps {
  fullName: string;
  planUrl: string;
}

const subjectOf = () => `Your ${PRODUCT_NAME} trial has ended`;

function TrialEnded({ fullName, planUrl }: TrialEndedProps) {
  return (
    <MailLayout
      subject={subjectOf()}
      preview="Everything is still here."
      heading="Your trial has ended"
      reason={ownersMail}
    >
      <Paragraph>Hello {fullName},</Paragraph>
      <Paragraph>
        Your free trial has ended, so nothing can be changed for now. Everything is still here: customers can view and
        pay what you sent, and you can record payments.
      </Paragraph>
      <Paragraph>Choose a plan to pick up where you left off.</Paragraph>
      <Action href={planUrl} label="Choose a plan" />
    </MailLayout>
  );
}

/** Sent to the owner when a trial has ended without a plan. */
export const trialEndedMail = defineMail(TrialEnded, subjectOf);
