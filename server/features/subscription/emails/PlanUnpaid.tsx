import { type CalendarDate, formatDate } from '#domain/dates.ts';
import { type PlanTier, planOf } from '#domain/plans.ts';
import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { ownersMail } from './ownersMail.ts';

export interface PlanUnpaidProps {
  fullName: string;
  tier: PlanTier;
  /** The day from which the business is read-only. */
  readOnlyOn: CalendarDate;
  planUrl: string;
}

const subjectOf = () => `Your ${PRODUCT_NAME} plan payment failed`;

function PlanUnpaid({ fullName, tier, readOnlyOn, planUrl }: PlanUnpaidProps) {
  return (
    <MailLayout
      subject={subjectOf()}
      preview="Please check your card."
      heading="Your plan payment failed"
      reason={ownersMail}
    >
      <Paragraph>Hello {fullName},</Paragraph>
      <Paragraph>
        Your card was declined for {planOf(tier).name}. We’ll retry over the next few days. Until{' '}
        {formatDate(readOnlyOn)} you can keep working as usual. After that, nothing can be changed until the plan is
        paid.
      </Paragraph>
      <Action href={planUrl} label="Update your card" />
    </MailLayout>
  );
}

/** Sent to the owner when the payment for the plan fails. */
export const planUnpaidMail = defineMail(PlanUnpaid, subjectOf);
