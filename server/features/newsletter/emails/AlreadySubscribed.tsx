import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Paragraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { UnsubscribeLink } from './UnsubscribeLink.tsx';

export interface AlreadySubscribedProps {
  unsubscribeUrl: string;
}

const subjectOf = () => `You already get the ${PRODUCT_NAME} newsletter`;

function AlreadySubscribed({ unsubscribeUrl }: AlreadySubscribedProps) {
  return (
    <MailLayout
      subject={subjectOf()}
      preview="You don’t need to do anything."
      heading="You are already subscribed"
      reason={`You get the ${PRODUCT_NAME} newsletter at this address.`}
    >
      <Paragraph>
        Someone just subscribed with this address, which already gets the newsletter. You don’t need to do anything.
      </Paragraph>
      <UnsubscribeLink href={unsubscribeUrl} question="Don’t want it anymore?" />
    </MailLayout>
  );
}

/** Sent instead of a confirmation to a subscribed address, so that only its owner learns that it is subscribed. */
export const alreadySubscribedMail = defineMail(AlreadySubscribed, subjectOf);
