import { TEAM_INVITATION_DAYS } from '#domain/states/teamInvitation.ts';
import { MailLayout } from '#server/platform/mail/templates/MailLayout.tsx';
import { Action, Paragraph, QuietParagraph } from '#server/platform/mail/templates/parts.tsx';
import { defineMail } from '#server/platform/mail/templates/renderMail.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';

export interface TeamInvitationProps {
  /** Names that the inviter chose; omitted for an address without a confirmed account. */
  names: { businessName: string; invitedBy: string | undefined; roleName: string } | undefined;
  /** The confirmed address of the inviter; undefined where their account no longer exists. */
  inviterEmail: string | undefined;
  email: string;
  joinUrl: string;
}

const teamOf = ({ names }: TeamInvitationProps) => names?.businessName ?? 'a team';

const inviterOf = ({ names, inviterEmail }: TeamInvitationProps) =>
  names ? (names.invitedBy ?? names.businessName) : (inviterEmail ?? 'Somebody');

const subjectOf = (props: TeamInvitationProps) => `Join ${teamOf(props)} on ${PRODUCT_NAME}`;

function TeamInvitation(props: TeamInvitationProps) {
  const { names, email, joinUrl } = props;
  const inviter = inviterOf(props);
  return (
    <MailLayout
      subject={subjectOf(props)}
      preview={`${inviter} invited you to work together.`}
      heading={`Join ${teamOf(props)}`}
      reason={`${inviter} invited this address. If you don’t know them, ignore this mail.`}
    >
      {names ? (
        <Paragraph>
          {inviter} invited you to join {names.businessName} on {PRODUCT_NAME}, as {names.roleName}.
        </Paragraph>
      ) : (
        <Paragraph>
          {inviter} invited you to join their team on {PRODUCT_NAME}. Open the link to see the business’s name and your
          role.
        </Paragraph>
      )}
      <Paragraph>You’ll sign in as {email}. Only this address can accept the invitation.</Paragraph>
      <Action href={joinUrl} label="See the invitation" />
      <QuietParagraph>The link works once, within {TEAM_INVITATION_DAYS} days.</QuietParagraph>
    </MailLayout>
  );
}

/**
 * Sent for a new invitation and again on request. An address without a confirmed account gets no text that the sender
 * chose.
 */
export const teamInvitationMail = defineMail(TeamInvitation, subjectOf);
