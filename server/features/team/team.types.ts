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
  description: 'What the person asking may do with a team member next.',
  valuesConfig: {
    CHANGE_ROLE: { description: 'changeMemberRole' },
    SUSPEND: { description: 'suspendMember' },
    REACTIVATE: { description: 'reactivateMember' },
    REMOVE: { description: 'removeMember' },
    MAKE_OWNER: { description: 'transferOwnership' },
    LEAVE: { description: 'leaveTeam; of oneself alone' },
  },
});

const InvitationActionEnum = enumOf(INVITATION_ACTIONS);
registerEnumType(InvitationActionEnum, {
  name: 'InvitationAction',
  description: 'What the person asking may do with an invitation next.',
  valuesConfig: {
    RESEND: { description: 'resendInvitation' },
    CHANGE: { description: 'changeInvitation' },
    REVOKE: { description: 'revokeInvitation' },
  },
});

const TeamInvitationStatusEnum = enumOf(TEAM_INVITATION_STATUSES);
registerEnumType(TeamInvitationStatusEnum, {
  name: 'TeamInvitationStatus',
  description: 'Where an invitation to a team stands.',
  valuesConfig: {
    PENDING: { description: 'It waits for its guest.' },
    ACCEPTED: { description: 'Its guest is in the team.' },
    REVOKED: { description: 'It was taken back.' },
    EXPIRED: { description: 'Nobody accepted it in time.' },
  },
});

@ObjectType({ description: 'Somebody who works in the business.', simpleResolvers: true })
export class TeamMember {
  @Field(() => ID, { description: 'Who; the id of the person.' })
  id!: string;

  @Field(() => String, { description: 'Their name.' })
  fullName!: string;

  @Field(() => String, { description: 'The address that they sign in with.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether they have confirmed that address.' })
  emailConfirmed!: boolean;

  @Field(() => MemberRoleEnum, { description: 'What they are.' })
  role!: MemberRole;

  @Field(() => ID, { nullable: true, description: 'Of a role that the business made itself.' })
  roleId!: string | null;

  @Field(() => String, { description: 'What they are, in words.' })
  roleName!: string;

  @Field(() => MembershipStatusEnum, { description: 'Whether they may work now.' })
  status!: MembershipStatus;

  @Field(() => Boolean, { description: 'Whether it is the person asking.' })
  isYou!: boolean;

  @Field(() => DateTimeScalar, { description: 'When they joined.' })
  joinedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When they were last signed in; null where they never were.',
  })
  lastSeenAt!: Date | null;

  @Field(() => [MemberActionEnum], {
    description: 'What the person asking may do next; the client shows exactly these.',
  })
  actions!: MemberAction[];
}

@ObjectType({ description: 'An invitation to work in the business.', simpleResolvers: true })
export class TeamInvitation {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => ID, { description: 'Which.' })
  id!: string;

  @Field(() => String, { description: 'Where it was mailed to, and what its guest signs in with.' })
  email!: string;

  @Field(() => MemberRoleEnum, { description: 'What its guest becomes.' })
  role!: MemberRole;

  @Field(() => ID, { nullable: true, description: 'Of a role that the business made itself.' })
  roleId!: string | null;

  @Field(() => String, { description: 'What its guest becomes, in words.' })
  roleName!: string;

  @Field(() => TeamInvitationStatusEnum, { description: 'Where it stands now.' })
  status!: TeamInvitationStatus;

  @Field(() => String, { nullable: true, description: 'Who invited; null where they are no more.' })
  invitedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When its mail last went out; null until it has.' })
  sentAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'Until when it can be accepted.' })
  expiresAt!: Date;

  @Field(() => [InvitationActionEnum], {
    description: 'What the person asking may do next; the client shows exactly these.',
  })
  actions!: InvitationAction[];
}

@ObjectType({ description: 'A role that somebody in the business can have.', simpleResolvers: true })
export class TeamRole {
  @Field(() => Int, { nullable: true, description: `${VERSION} Null for a role that every business has.` })
  version!: number | null;

  @Field(() => ID, { description: 'That of a role of their own; of the others, the name of MemberRole.' })
  id!: string;

  @Field(() => MemberRoleEnum, { description: 'Which of the roles that every business has, or CUSTOM.' })
  role!: MemberRole;

  @Field(() => ID, { nullable: true, description: 'Of a role that the business made itself.' })
  roleId!: string | null;

  @Field(() => String, { description: 'How it is called.' })
  name!: string;

  @Field(() => [PermissionGrant], { description: 'What it allows.' })
  grants!: PermissionGrant[];

  @Field(() => Int, { description: 'How many have it.' })
  memberCount!: number;

  @Field(() => Boolean, { description: 'Whether the person asking may give it to somebody.' })
  assignable!: boolean;

  @Field(() => Boolean, { description: 'Whether the person asking may change it, or delete it where nobody has it.' })
  editable!: boolean;
}

@ObjectType({ description: 'The roles of a business.', simpleResolvers: true })
export class TeamRoles {
  @Field(() => [TeamRole], {
    description: 'Those that every business has, from the most to the least, then its own by name.',
  })
  all!: TeamRole[];

  @Field(() => Boolean, {
    description:
      'Whether the plan allows to make and change roles of their own. Those that are there work all the same.',
  })
  customAllowed!: boolean;
}

@ObjectType({ description: 'What an invitation offers to whoever has its link.', simpleResolvers: true })
export class TeamInvitationOffer {
  @Field(() => String, { description: 'Which business invites.' })
  businessName!: string;

  @Field(() => String, { nullable: true, description: 'Who of it.' })
  invitedBy!: string | null;

  @Field(() => String, { description: 'The address that was invited.' })
  email!: string;

  @Field(() => String, { description: 'What they would become, in words.' })
  roleName!: string;

  @Field(() => Boolean, { description: 'Whether the address has an account: then it is accepted by signing in.' })
  hasAccount!: boolean;
}

@InputType({ description: 'Somebody new in the team.' })
export class InviteMemberInput {
  @Field(() => String, { description: 'The address that they will sign in with; no other account of the team has it.' })
  email!: string;

  @Field(() => MemberRoleEnum, { description: 'What they become; not OWNER.' })
  role!: MemberRole;

  @Field(() => ID, { nullable: true, description: 'With CUSTOM: which role.' })
  roleId?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@InputType({ description: 'What changes about an invitation; what is left out stays.' })
export class ChangeInvitationInput {
  @Field(() => String, { nullable: true, description: 'Another address.' })
  email?: string;

  @Field(() => MemberRoleEnum, { nullable: true, description: 'Another role; not OWNER.' })
  role?: MemberRole;

  @Field(() => ID, { nullable: true, description: 'With CUSTOM: which role.' })
  roleId?: string | null;
}

@InputType({ description: 'A new account, by an invitation to a team.' })
export class JoinTeamInput {
  @Field(() => String, { description: 'From the link.' })
  token!: string;

  @Field(() => String, { description: 'At most 200 characters.' })
  fullName!: string;

  @Field(() => String, { description: '6 to 72 letters, digits and common special characters.' })
  password!: string;

  @Field(() => TokenDelivery, { nullable: true, description: 'COOKIE by default.' })
  tokenDelivery?: 'COOKIE' | 'BODY' | null;
}

@InputType({ description: 'A permission of a role. Grants replace those of the role; none is kept that is left out.' })
export class PermissionGrantInput {
  @Field(() => String, { description: 'As resource.action: quotes.send.' })
  permission!: string;

  @Field(() => GrantScopeEnum, { description: 'Whose records it reaches. What is nobody’s own reaches all.' })
  scope!: Scope;
}

@InputType({
  description: "A role of a business's own. In an update it replaces the whole role; nothing may be left out.",
})
export class RoleInput {
  @Field(() => String, { description: 'At most 60 characters; no other role is called so.' })
  name!: string;

  @Field(() => [PermissionGrantInput], {
    description:
      'What it allows. What these need, and what everybody in a business has, is added: to change a thing is to see it.',
  })
  grants!: PermissionGrantInput[];
}
