import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MEMBER_ROLES, type MemberRole, type Scope } from '#domain/permissions.ts';
import { MEMBERSHIP_STATUSES, type MembershipStatus } from '#domain/states/membership.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';

export const MemberRoleEnum = enumOf(MEMBER_ROLES);
registerEnumType(MemberRoleEnum, {
  name: 'MemberRole',
  description: 'What somebody is in a business.',
  valuesConfig: {
    OWNER: { description: 'Whose business it is; there is exactly one.' },
    ADMIN: { description: 'Everything but the subscription and closing the business.' },
    MANAGER: { description: "Everybody's work and its figures." },
    FIELD_AGENT: { description: 'Their own work, and no revenue.' },
    BOOKKEEPER: { description: 'Invoices, payments and reports.' },
    VIEWER: { description: 'Looks at everything of the trade, changes nothing.' },
    CUSTOM: { description: 'A role that the business made itself.' },
  },
});

export const GrantScopeEnum = enumOf(['own', 'all']);
registerEnumType(GrantScopeEnum, {
  name: 'GrantScope',
  description: 'Whose records a permission reaches.',
  valuesConfig: {
    own: { description: 'Those that one made or was given.' },
    all: { description: "Everybody's." },
  },
});

export const MembershipStatusEnum = enumOf(MEMBERSHIP_STATUSES);
registerEnumType(MembershipStatusEnum, {
  name: 'MembershipStatus',
  description: "Where somebody's place in a business stands.",
  valuesConfig: {
    ACTIVE: { description: 'They work in it.' },
    SUSPENDED: { description: 'They may do nothing in it until they are let back in.' },
    REMOVED: { description: 'They left it or were removed; their work stays under their name.' },
  },
});

@ObjectType({ description: 'Something that may be done, and how far it reaches.', simpleResolvers: true })
export class PermissionGrant {
  @Field(() => String, { description: 'As resource.action: quotes.send.' })
  permission!: string;

  @Field(() => GrantScopeEnum, { description: 'Whose records it reaches.' })
  scope!: Scope;
}

@ObjectType({ description: 'A business that the signed-in person works in.', simpleResolvers: true })
export class BusinessChoice {
  @Field(() => ID, { description: 'For switchBusiness.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'What they are in it, in words.' })
  roleName!: string;
}

@ObjectType({
  description: 'The business that the signed-in person acts for, and what they may do in it.',
  simpleResolvers: true,
})
export class Viewer {
  @Field(() => ID, { description: 'The business.' })
  businessId!: string;

  @Field(() => String, { description: 'Its name.' })
  businessName!: string;

  @Field(() => MembershipStatusEnum, { description: 'Whether they may do anything in it at all.' })
  standing!: MembershipStatus;

  @Field(() => MemberRoleEnum, { description: 'What they are in it.' })
  role!: MemberRole;

  @Field(() => String, { description: 'The same in words; of a role that the business made, its name.' })
  roleName!: string;

  @Field(() => Int, { description: 'Counts how often what they may do has changed.' })
  rights!: number;

  @Field(() => Int, { description: 'How many others work in the business now.' })
  colleagueCount!: number;

  @Field(() => [PermissionGrant], { description: 'What they may do; what is not listed they may not.' })
  grants!: PermissionGrant[];

  @Field(() => [BusinessChoice], { description: 'Every business that they work in, this one too, by name.' })
  businesses!: BusinessChoice[];
}
