import type { PaidTier } from '#domain/plans.ts';
import { planOf } from '#domain/plans.ts';
import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { ownersMail } from './ownersMail.ts';

export interface TrialEndingProps {
  fullName: string;
  /** Days until the last day of the trial. */
  daysLeft: number;
  /** Formatted in the business's time zone. */
  endsAt: string;
  /** The plan chosen for after the trial; null where none was chosen. */
  chosen: { tier: PaidTier; endsThen: boolean } | null;
  planUrl: string;
}

const whenInWords = (daysLeft: number) =>
  daysLeft <= 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;

const subjectOf = ({ daysLeft }: TrialEndingProps) => `Your ${PRODUCT_NAME} trial ends ${whenInWords(daysLeft)}`;

function TrialEnding(props: TrialEndingProps) {
  const { fullName, daysLeft, endsAt, chosen, planUrl } = props;
  return (
    <MailLayout
      subject={subjectOf(props)}
      preview={`It ends on ${endsAt}.`}
      heading={`Your trial ends ${whenInWords(daysLeft)}`}
      reason={ownersMail}
    >
      <Paragraph>Hello {fullName},</Paragraph>
      {chosen ? (
        <Paragraph>
          Your trial of {planOf(chosen.tier).name} ends on {endsAt}.{' '}
          {chosen.endsThen
            ? 'The plan ends then, and you won’t be charged.'
            : 'The first payment is due then, and everything continues.'}
        </Paragraph>
      ) : (
        <>
          <Paragraph>Your free trial ends on {endsAt}. Choose a plan to keep going.</Paragraph>
          <QuietParagraph>
            Without a plan, nothing is lost: you can still view everything and record payments, and customers can still
            view and pay what you sent. You just can’t create anything new.
          </QuietParagraph>
        </>
      )}
      <Action href={planUrl} label={chosen ? 'See your plan' : 'Choose a plan'} />
    </MailLayout>
  );
}

/** Sent to the owner three days before a trial ends, and the day before. */
export const trialEndingMail = defineMail(TrialEnding, subjectOf);
