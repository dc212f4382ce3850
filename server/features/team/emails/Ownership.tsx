import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';

/** Which mail a transfer of ownership sends: to the new owner, or to the former one. */
export type OwnershipMail = 'RECEIVED' | 'GIVEN';

export interface OwnershipProps {
  mail: OwnershipMail;
  fullName: string;
  otherName: string;
  businessName: string;
  teamUrl: string;
}

const subjectOf = ({ mail, businessName, otherName }: OwnershipProps) =>
  mail === 'RECEIVED' ? `You now own ${businessName}` : `You transferred ${businessName} to ${otherName}`;

function Ownership(props: OwnershipProps) {
  const { mail, fullName, otherName, businessName, teamUrl } = props;
  const isHeir = mail === 'RECEIVED';
  return (
    <MailLayout
      subject={subjectOf(props)}
      preview={isHeir ? `${otherName} made you the owner.` : `${otherName} is now the owner.`}
      heading={subjectOf(props)}
      reason={`You’re on the team of ${businessName} on ${PRODUCT_NAME}.`}
    >
      <Paragraph>Hello {fullName},</Paragraph>
      {isHeir ? (
        <Paragraph>
          {otherName} transferred {businessName} to you. You now control its plan, billing, and closing; {otherName}{' '}
          stays on as an admin.
        </Paragraph>
      ) : (
        <Paragraph>
          {otherName} owns {businessName} from now on, and you are an admin. If this was not you, write to {otherName}{' '}
          right away: only they can transfer it back.
        </Paragraph>
      )}
      <Action href={teamUrl} label="See the team" />
    </MailLayout>
  );
}

/** Sent to the new and the former owner after a transfer of ownership. */
export const ownershipMail = defineMail(Ownership, subjectOf);
