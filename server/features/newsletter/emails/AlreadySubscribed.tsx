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
      preview="There is nothing to do."
      heading="You are already subscribed"
      reason={`You get the ${PRODUCT_NAME} newsletter at this address.`}
    >
      <Paragraph>
        Somebody just asked for the newsletter with this address, which gets it already. There is nothing to do.
      </Paragraph>
      <UnsubscribeLink href={unsubscribeUrl} question="No longer what you want?" />
    </MailLayout>
  );
}

/** Sent instead of a confirmation to a subscribed address, so that only its owner learns that it is subscribed. */
export const alreadySubscribedMail = defineMail(AlreadySubscribed, subjectOf);
