import { type Grants, grantsBeyond, type MemberRole, mayLeave, permits } from '#domain/permissions.ts';
import { type MembershipStatus, membershipMachine } from '#domain/states/membership.ts';
import { type TeamInvitationStatus, teamInvitationMachine } from '#domain/states/teamInvitation.ts';
import type { Member } from '#server/platform/auth/viewer.ts';

const OTHERS_ACTIONS = ['CHANGE_ROLE', 'SUSPEND', 'REACTIVATE', 'REMOVE', 'MAKE_OWNER'] as const;
export const MEMBER_ACTIONS = [...OTHERS_ACTIONS, 'LEAVE'] as const;
export type MemberAction = (typeof MEMBER_ACTIONS)[number];

export const INVITATION_ACTIONS = ['RESEND', 'CHANGE', 'REVOKE'] as const;
export type InvitationAction = (typeof INVITATION_ACTIONS)[number];

const events = {
  CHANGE_ROLE: 'changeRole',
  SUSPEND: 'suspend',
  REACTIVATE: 'reactivate',
  REMOVE: 'remove',
  MAKE_OWNER: 'becomeOwner',
} as const;

interface Judged {
  id: string;
  role: MemberRole;
  status: MembershipStatus;
  emailConfirmed: boolean;
  grants: Grants;
}

/** What somebody may do with a member of their team: never with the owner, or with who may do more than they. Themselves they may only leave. */
export function memberActions(asker: Member, { id, role, status, emailConfirmed, grants }: Judged): MemberAction[] {
  if (id === asker.userId) return mayLeave(role) ? ['LEAVE'] : [];
  if (role === 'OWNER' || !permits(asker.grants, 'team.manage')) return [];
  if (grantsBeyond(grants, asker.grants).length > 0) return [];
  return OTHERS_ACTIONS.filter((action) => {
    if (action === 'MAKE_OWNER' && (asker.role !== 'OWNER' || !emailConfirmed)) return false;
    return membershipMachine.can(status, events[action]);
  });
}

/** What somebody may do with an invitation: nothing where it gives more than they have. */
export function invitationActions(
  { grants: has }: Member,
  { status, grants }: { status: TeamInvitationStatus; grants: Grants },
): InvitationAction[] {
  if (!permits(has, 'team.manage') || grantsBeyond(grants, has).length > 0) return [];
  return INVITATION_ACTIONS.filter((action) =>
    teamInvitationMachine.can(status, action.toLowerCase() as Lowercase<InvitationAction>),
  );
}
