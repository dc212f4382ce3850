import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { MemberRole, Scope } from '#domain/permissions.ts';
import type { MembershipStatus } from '#domain/states/membership.ts';
import { TEAM_INVITATION_STATUSES, type TeamInvitationStatus } from '#domain/states/teamInvitation.ts';
import {
  GrantScopeEnum,
  MemberRoleEnum,
  MembershipStatusEnum,
  PermissionGrant,
  TokenDelivery,
} from '#server/features/identity/index.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { VERSION } from '#server/platform/graphql/expectedVersion.ts';
import { IDEMPOTENCY_KEY } from '#server/platform/graphql/idempotencyKey.ts';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';
import { INVITATION_ACTIONS, type InvitationAction, MEMBER_ACTIONS, type MemberAction } from './team.policy.ts';

const MemberActionEnum = enumOf(MEMBER_ACTIONS);
registerEnumType(MemberActionEnum, {
  name: 'MemberAction',
  description: 'An action that the viewer may take on a team member.',
  valuesConfig: {
    CHANGE_ROLE: { description: 'changeMemberRole' },
    SUSPEND: { description: 'suspendMember' },
    REACTIVATE: { description: 'reactivateMember' },
    REMOVE: { description: 'removeMember' },
    MAKE_OWNER: { description: 'transferOwnership' },
    LEAVE: { description: 'leaveTeam; only on the viewer themselves' },
  },
});

const InvitationActionEnum = enumOf(INVITATION_ACTIONS);
registerEnumType(InvitationActionEnum, {
  name: 'InvitationAction',
  description: 'An action that the viewer may take on an invitation.',
  valuesConfig: {
    RESEND: { description: 'resendInvitation' },
    CHANGE: { description: 'changeInvitation' },
    REVOKE: { description: 'revokeInvitation' },
  },
});

const TeamInvitationStatusEnum = enumOf(TEAM_INVITATION_STATUSES);
registerEnumType(TeamInvitationStatusEnum, {
  name: 'TeamInvitationStatus',
  description: 'The status of a team invitation.',
  valuesConfig: {
    PENDING: { description: 'It can be accepted.' },
    ACCEPTED: { description: 'It was accepted.' },
    REVOKED: { description: 'It was revoked.' },
    EXPIRED: { description: 'It was not accepted in time.' },
  },
});

@ObjectType({ description: 'A member of the business.', simpleResolvers: true })
export class TeamMember {
  @Field(() => ID, { description: 'The id of the user.' })
  id!: string;

  @Field(() => String, { description: 'Their name.' })
  fullName!: string;

  @Field(() => String, { description: 'The address that they sign in with.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether they have confirmed that address.' })
  emailConfirmed!: boolean;

  @Field(() => MemberRoleEnum, { description: 'Their role.' })
  role!: MemberRole;

  @Field(() => ID, { nullable: true, description: 'The id of the custom role; null for a predefined role.' })
  roleId!: string | null;

  @Field(() => String, { description: 'Display name of the role; for a custom role, its name.' })
  roleName!: string;

  @Field(() => MembershipStatusEnum, { description: 'The state of their membership.' })
  status!: MembershipStatus;

  @Field(() => Boolean, { description: 'Whether the member is the viewer.' })
  isYou!: boolean;

  @Field(() => DateTimeScalar, { description: 'When they joined.' })
  joinedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When they last used a session; null if they never did.',
  })
  lastSeenAt!: Date | null;

  @Field(() => [MemberActionEnum], {
    description: 'The actions that the viewer may take on the member; the client shows exactly these.',
  })
  actions!: MemberAction[];
}

@ObjectType({ description: 'An invitation to join the business.', simpleResolvers: true })
export class TeamInvitation {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => ID, { description: 'The invitation.' })
  id!: string;

  @Field(() => String, { description: 'The address that it is mailed to and that the invited person signs in with.' })
  email!: string;

  @Field(() => MemberRoleEnum, { description: 'The role that the invited person will have.' })
  role!: MemberRole;

  @Field(() => ID, { nullable: true, description: 'The id of the custom role; null for a predefined role.' })
  roleId!: string | null;

  @Field(() => String, { description: 'Display name of that role; for a custom role, its name.' })
  roleName!: string;

  @Field(() => TeamInvitationStatusEnum, { description: 'The current status.' })
  status!: TeamInvitationStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the member who invited; null where their account no longer exists.',
  })
  invitedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When its mail was last sent; null until then.' })
  sentAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it expires.' })
  expiresAt!: Date;

  @Field(() => [InvitationActionEnum], {
    description: 'The actions that the viewer may take on the invitation; the client shows exactly these.',
  })
  actions!: InvitationAction[];
}

@ObjectType({ description: 'A role of the business, predefined or custom.', simpleResolvers: true })
export class TeamRole {
  @Field(() => Int, { nullable: true, description: `${VERSION} Null for a predefined role.` })
  version!: number | null;

  @Field(() => ID, { description: 'The id of a custom role; for a predefined one, its MemberRole name.' })
  id!: string;

  @Field(() => MemberRoleEnum, { description: 'The predefined role, or CUSTOM.' })
  role!: MemberRole;

  @Field(() => ID, { nullable: true, description: 'The id of the custom role; null for a predefined role.' })
  roleId!: string | null;

  @Field(() => String, { description: 'Display name.' })
  name!: string;

  @Field(() => [PermissionGrant], { description: 'Its permissions; everything else is denied.' })
  grants!: PermissionGrant[];

  @Field(() => Int, { description: 'Number of members with this role.' })
  memberCount!: number;

  @Field(() => Boolean, { description: 'Whether the viewer may assign it to a member.' })
  assignable!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may change it, and delete it while no member has it.' })
  editable!: boolean;
}

@ObjectType({ description: 'The roles of a business.', simpleResolvers: true })
export class TeamRoles {
  @Field(() => [TeamRole], {
    description: 'Predefined roles from most to fewest permissions, then custom roles by name.',
  })
  all!: TeamRole[];

  @Field(() => Boolean, {
    description:
      'Whether the plan allows creating and changing custom roles. Existing ones stay in effect on any plan.',
  })
  customAllowed!: boolean;
}

@ObjectType({ description: 'The details of an invitation, shown to the holder of its link.', simpleResolvers: true })
export class TeamInvitationOffer {
  @Field(() => String, { description: 'Name of the business that invites.' })
  businessName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the member who invited; null where their account no longer exists.',
  })
  invitedBy!: string | null;

  @Field(() => String, { description: 'The invited address.' })
  email!: string;

  @Field(() => String, { description: 'Display name of the role that it gives.' })
  roleName!: string;

  @Field(() => Boolean, {
    description: 'Whether the address has an account; the invitation is then accepted by signing in.',
  })
  hasAccount!: boolean;
}

@InputType({ description: 'A person to invite.' })
export class InviteMemberInput {
  @Field(() => String, { description: 'The address that they will sign in with; not that of a current member.' })
  email!: string;

  @Field(() => MemberRoleEnum, { description: 'Their role; not OWNER.' })
  role!: MemberRole;

  @Field(() => ID, { nullable: true, description: 'The id of the custom role; required with CUSTOM.' })
  roleId?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Changes to an invitation; omitted fields stay.' })
export class ChangeInvitationInput {
  @Field(() => String, { nullable: true, description: 'The new address.' })
  email?: string;

  @Field(() => MemberRoleEnum, { nullable: true, description: 'The new role; not OWNER.' })
  role?: MemberRole;

  @Field(() => ID, { nullable: true, description: 'The id of the custom role; required with CUSTOM.' })
  roleId?: string | null;
}

@InputType({ description: 'A new account for an invited person.' })
export class JoinTeamInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;

  @Field(() => String, { description: 'At most 200 characters.' })
  fullName!: string;

  @Field(() => String, { description: '6 to 72 letters, digits and common special characters.' })
  password!: string;

  @Field(() => TokenDelivery, { nullable: true, description: 'How the refresh token is returned; COOKIE by default.' })
  tokenDelivery?: 'COOKIE' | 'BODY' | null;
}

@InputType({
  description: 'A permission of a role. The list replaces the existing one; omitted permissions are revoked.',
})
export class PermissionGrantInput {
  @Field(() => String, { description: 'As resource.action, for example quotes.send.' })
  permission!: string;

  @Field(() => GrantScopeEnum, {
    description: 'The records that it applies to. Permissions on records without an owner always apply to all.',
  })
  scope!: Scope;
}

@InputType({
  description: 'A custom role. An update replaces the whole role; no field may be omitted.',
})
export class RoleInput {
  @Field(() => String, { description: 'At most 60 characters; unique among the roles of the business.' })
  name!: string;

  @Field(() => [PermissionGrantInput], {
    description:
      'The permissions. Permissions that these require, and those that every member has, are added: changing a record requires reading it.',
  })
  grants!: PermissionGrantInput[];
}
