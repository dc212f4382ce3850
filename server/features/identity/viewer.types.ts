import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MEMBER_ROLES, type MemberRole, type Scope } from '#domain/permissions.ts';
import { MEMBERSHIP_STATUSES, type MembershipStatus } from '#domain/states/membership.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';

export const MemberRoleEnum = enumOf(MEMBER_ROLES);
registerEnumType(MemberRoleEnum, {
  name: 'MemberRole',
  description: 'The role of a member.',
  valuesConfig: {
    OWNER: { description: 'The owner; there is exactly one.' },
    ADMIN: { description: 'Everything except the subscription and closing the business.' },
    MANAGER: { description: "Everyone's work and its figures." },
    FIELD_AGENT: { description: 'Their own work, and no revenue.' },
    BOOKKEEPER: { description: 'Invoices, payments and reports.' },
    VIEWER: { description: 'Reads all business data, changes nothing.' },
    CUSTOM: { description: 'A custom role of the business.' },
  },
});

export const GrantScopeEnum = enumOf(['own', 'all']);
registerEnumType(GrantScopeEnum, {
  name: 'GrantScope',
  description: 'The records that a permission applies to.',
  valuesConfig: {
    own: { description: 'Records that the person created or that are assigned to them.' },
    all: { description: 'All records.' },
  },
});

export const MembershipStatusEnum = enumOf(MEMBERSHIP_STATUSES);
registerEnumType(MembershipStatusEnum, {
  name: 'MembershipStatus',
  description: 'The state of a membership.',
  valuesConfig: {
    ACTIVE: { description: 'Works in the business.' },
    SUSPENDED: { description: 'Has no access until reactivated.' },
    REMOVED: { description: 'Left or was removed; their work stays under their name.' },
  },
});

@ObjectType({ description: 'A permission and its scope.', simpleResolvers: true })
export class PermissionGrant {
  @Field(() => String, { description: 'As resource.action, for example quotes.send.' })
  permission!: string;

  @Field(() => GrantScopeEnum, { description: 'The records that it applies to.' })
  scope!: Scope;
}

@ObjectType({ description: 'A business of which the signed-in person is a member.', simpleResolvers: true })
export class BusinessChoice {
  @Field(() => ID, { description: 'The id for switchBusiness.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Display name of their role.' })
  roleName!: string;
}

@ObjectType({
  description: "The current business and the viewer's permissions in it.",
  simpleResolvers: true,
})
export class Viewer {
  @Field(() => ID, { description: 'The business.' })
  businessId!: string;

  @Field(() => String, { description: 'Its name.' })
  businessName!: string;

  @Field(() => Boolean, {
    description: 'Whether the session shows test data, where no mail is sent and no money moves.',
  })
  isTestMode!: boolean;

  @Field(() => ID, {
    description:
      'The business that the test data belongs to, for switchBusiness; outside of test mode the same as businessId.',
  })
  liveBusinessId!: string;

  @Field(() => MembershipStatusEnum, { description: 'The status of their membership.' })
  status!: MembershipStatus;

  @Field(() => MembershipStatusEnum, {
    description: 'The status of their membership.',
    deprecationReason: 'Use status.',
  })
  standing!: MembershipStatus;

  @Field(() => MemberRoleEnum, { description: 'Their role.' })
  role!: MemberRole;

  @Field(() => String, { description: 'Display name of the role; for a custom role, its name.' })
  roleName!: string;

  @Field(() => Int, { description: 'A counter that increases with every change of their permissions.' })
  rights!: number;

  @Field(() => Int, { description: 'Number of other active members.' })
  colleagueCount!: number;

  @Field(() => [PermissionGrant], { description: 'Their permissions; everything else is denied.' })
  grants!: PermissionGrant[];

  @Field(() => [BusinessChoice], {
    description: 'All businesses of which they are a member, including this one, by name; test data is not among them.',
  })
  businesses!: BusinessChoice[];
}
