import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { ownersMail } from './ownersMail.ts';

export interface UsageNoticeProps {
  fullName: string;
  /** Whether the whole limit is used. */
  reached: boolean;
  /** The usage, the limit, the plan with a higher one, and when the month ends, as text. */
  words: string;
  planUrl: string;
}

const subjectOf = ({ reached }: UsageNoticeProps) =>
  reached
    ? `You have reached a limit of your ${PRODUCT_NAME} plan`
    : `You are near a limit of your ${PRODUCT_NAME} plan`;

function UsageNotice(props: UsageNoticeProps) {
  const { fullName, reached, words, planUrl } = props;
  return (
    <MailLayout
      subject={subjectOf(props)}
      preview={words}
      heading={reached ? 'You’ve reached a plan limit' : 'You are near a limit of your plan'}
      reason={ownersMail}
    >
      <Paragraph>Hello {fullName},</Paragraph>
      <Paragraph>{words}</Paragraph>
      <QuietParagraph>
        Limits never stop customers from viewing or paying what you sent, or you from recording payments.
      </QuietParagraph>
      <Action href={planUrl} label="See your plan" />
    </MailLayout>
  );
}

/** Sent to the owner when 80% and when 100% of a monthly limit is used. */
export const usageNoticeMail = defineMail(UsageNotice, subjectOf);
