import { byRequiredPermission } from '#server/platform/auth/rowVisibility.ts';
import type { Feature } from '#server/platform/feature.ts';
import type { OwnershipMail } from './emails/Ownership.tsx';
import { sendOwnershipMail } from './jobs/sendOwnershipMail.ts';
import { sendTeamInvitation } from './jobs/sendTeamInvitation.ts';
import { JoiningResolver } from './joining.resolver.ts';
import { RoleResolver } from './role.resolver.ts';
import { TeamResolver } from './team.resolver.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail.teamInvitation': { businessId: string; invitationId: string };
    /** `userId` is the recipient; `otherId` is the other party of the transfer of ownership. */
    'mail.ownership': { businessId: string; mail: OwnershipMail; userId: string; otherId: string };
  }
}

declare module '#server/platform/commands/activity.ts' {
  interface ActivityTypes {
    member: `member.${'joined' | 'role_changed' | 'suspended' | 'reactivated' | 'removed' | 'left' | 'made_owner'}`;
    invitation: `invitation.${'sent' | 'resent' | 'changed' | 'revoked'}`;
    role: `role.${'created' | 'updated' | 'deleted'}`;
  }
}

export const team: Feature = {
  resolvers: [JoiningResolver, RoleResolver, TeamResolver],
  visibility: {
    roles: { permission: 'roles.read' },
    team_invitations: { permission: 'team.read' },
    colleagues: byRequiredPermission,
  },
  activities: { member: 'team.read', invitation: 'team.read', role: 'roles.read' },
  jobs: {
    'mail.teamInvitation': sendTeamInvitation,
    'mail.ownership': sendOwnershipMail,
  },
};
