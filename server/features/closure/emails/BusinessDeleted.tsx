import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';

export interface BusinessDeletedProps {
  fullName: string;
  businessName: string;
  signUpUrl: string;
}

const subjectOf = ({ businessName }: BusinessDeletedProps) => `${businessName} was deleted`;

function BusinessDeleted(props: BusinessDeletedProps) {
  const { fullName, businessName, signUpUrl } = props;
  return (
    <MailLayout
      subject={subjectOf(props)}
      preview="This is the last mail."
      heading="Your business was deleted"
      reason={`You owned ${businessName} on ${PRODUCT_NAME}.`}
    >
      <Paragraph>Hello {fullName},</Paragraph>
      <Paragraph>
        As you asked, {businessName} was deleted from {PRODUCT_NAME}, with everything in it and the accounts of
        everybody who worked in no other business. It is also gone from our backups once they have had their time.
      </Paragraph>
      <QuietParagraph>
        This is the last mail. Should you ever come back, you are welcome: <a href={signUpUrl}>{signUpUrl}</a>
      </QuietParagraph>
    </MailLayout>
  );
}

/** Sent to the former owner of a deleted business. */
export const businessDeletedMail = defineMail(BusinessDeleted, subjectOf);
