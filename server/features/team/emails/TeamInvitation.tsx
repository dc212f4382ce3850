import { TEAM_INVITATION_DAYS } from '#domain/states/teamInvitation.ts';
import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';

export interface TeamInvitationProps {
  businessName: string;
  /** Undefined where they are no more. */
  invitedBy: string | undefined;
  roleName: string;
  email: string;
  joinUrl: string;
}

const subjectOf = ({ businessName }: TeamInvitationProps) => `Join ${businessName} on ${PRODUCT_NAME}`;

function TeamInvitation(props: TeamInvitationProps) {
  const { businessName, invitedBy, roleName, email, joinUrl } = props;
  return (
    <MailLayout
      subject={subjectOf(props)}
      preview={`${invitedBy ?? businessName} asks you to work together.`}
      heading={`Join ${businessName}`}
      reason={`${invitedBy ?? businessName} invited this address. If you don’t know them, ignore this mail.`}
    >
      <Paragraph>
        {invitedBy ?? businessName} invites you to work in {businessName} on {PRODUCT_NAME}, as {roleName}.
      </Paragraph>
      <Paragraph>You will sign in as {email}. Only this address can accept the invitation.</Paragraph>
      <Action href={joinUrl} label={`Join ${businessName}`} />
      <QuietParagraph>The link works once, within {TEAM_INVITATION_DAYS} days.</QuietParagraph>
    </MailLayout>
  );
}

/** Sent to whom a business invites, and again on request. */
export const teamInvitationMail = defineMail(TeamInvitation, subjectOf);
