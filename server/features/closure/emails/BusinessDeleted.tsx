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
      preview="This is our last email."
      heading="Your business was deleted"
      reason={`You owned ${businessName} on ${PRODUCT_NAME}.`}
    >
      <Paragraph>Hello {fullName},</Paragraph>
      <Paragraph>
        As you asked, {businessName} was deleted from {PRODUCT_NAME}, including the accounts of people who weren’t in
        another business. It will also be gone from our backups once they expire.
      </Paragraph>
      <QuietParagraph>
        This is our last email. You’re welcome back anytime: <a href={signUpUrl}>{signUpUrl}</a>
      </QuietParagraph>
    </MailLayout>
  );
}

/** Sent to the former owner of a deleted business. */
export const businessDeletedMail = defineMail(BusinessDeleted, subjectOf);
