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

/**
 * Returns the actions that the viewer may take on a member. Nobody may change the owner or a member with more
 * permissions; on themselves the viewer may only leave.
 */
export function memberActions(viewer: Member, { id, role, status, emailConfirmed, grants }: Judged): MemberAction[] {
  if (id === viewer.userId) return mayLeave(role) ? ['LEAVE'] : [];
  if (role === 'OWNER' || !permits(viewer.grants, 'team.manage')) return [];
  if (grantsBeyond(grants, viewer.grants).length > 0) return [];
  return OTHERS_ACTIONS.filter((action) => {
    if (action === 'MAKE_OWNER' && (viewer.role !== 'OWNER' || !emailConfirmed)) return false;
    return membershipMachine.can(status, events[action]);
  });
}

/**
 * Returns the actions that the viewer may take on an invitation; none where its role has permissions that the viewer
 * does not have.
 */
export function invitationActions(
  { grants: has }: Member,
  { status, grants }: { status: TeamInvitationStatus; grants: Grants },
): InvitationAction[] {
  if (!permits(has, 'team.manage') || grantsBeyond(grants, has).length > 0) return [];
  return INVITATION_ACTIONS.filter((action) =>
    teamInvitationMachine.can(status, action.toLowerCase() as Lowercase<InvitationAction>),
  );
}
