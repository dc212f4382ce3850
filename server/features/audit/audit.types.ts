import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AUDIT_ACTOR_KINDS, AUDIT_THINGS, type AuditActorKind, type AuditThing } from '#domain/audit.ts';
import { Activity, ActivityFilter } from '#server/features/activity/index.ts';
import type { AccountActivityType, ActivityType } from '#server/platform/commands/activity.ts';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateScalar } from '#server/platform/graphql/scalars.ts';

const AuditActorKindEnum = enumOf(AUDIT_ACTOR_KINDS);
registerEnumType(AuditActorKindEnum, {
  name: 'AuditActorKind',
  description: 'Who did something.',
  valuesConfig: {
    MEMBER: { description: 'A person of the business.' },
    API_KEY: { description: 'A program, by an API key of the business.' },
    CUSTOMER: { description: 'A customer, by the link that they were mailed.' },
    SYSTEM: { description: 'Whorl by itself.' },
    STAFF: { description: 'Somebody who runs Whorl.' },
  },
});

type FamilyOf<Type extends string> = Type extends `${infer Family}.${string}` ? Uppercase<Family> : never;

/** Whatever activities tell of has its words here: the type sees to it. */
const things: Record<FamilyOf<ActivityType | AccountActivityType>, { description: string }> = {
  BUSINESS: { description: 'The business and its settings.' },
  CUSTOMER: { description: 'Customers.' },
  SERVICE: { description: 'The price list.' },
  QUOTE: { description: 'Quotes.' },
  INVOICE: { description: 'Invoices.' },
  PAYMENT: { description: 'Payments.' },
  PAYOUT: { description: 'What the processor sent on to the bank.' },
  PLAN: { description: 'The plan.' },
  EXPORT: { description: 'Exports of everything.' },
  MEMBER: { description: 'Members of the team.' },
  INVITATION: { description: 'Invitations to the team.' },
  ROLE: { description: 'Roles of its own.' },
  KEY: { description: 'API keys.' },
  WEBHOOK: { description: 'Webhooks.' },
  ACCOUNT: { description: 'Accounts of people: signing in, passwords, second steps.' },
};
const AuditThingEnum = enumOf(AUDIT_THINGS);
registerEnumType(AuditThingEnum, {
  name: 'AuditThing',
  description: 'What something was done to.',
  valuesConfig: things,
});

@ObjectType({ description: 'A field that changed, in words.', simpleResolvers: true })
export class AuditChange {
  @Field(() => String, { description: 'What the field is called.' })
  field!: string;

  @Field(() => String, { nullable: true, description: 'As it was; null for nothing.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'As it is since; null for nothing.' })
  after!: string | null;
}

@ObjectType({
  implements: Node,
  description: 'Something that was done in the business or to an account in it, as it was noted in the same moment.',
  simpleResolvers: true,
})
export class AuditEntry extends Activity {
  @Field(() => Int, {
    nullable: true,
    description:
      'Its place in the chain of the business’s entries, from 1 on without a gap; null for one that somebody put in past the chain.',
  })
  number!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'SHA-256, in hex, over the entry before, the number and all of this entry: what it is proven by.',
  })
  hash!: string | null;

  @Field(() => AuditActorKindEnum, { description: 'Who did it, by kind.' })
  actorKind!: AuditActorKind;

  @Field(() => ID, { nullable: true, description: 'The person or API key; null for others.' })
  actorId!: string | null;

  @Field(() => String, { nullable: true, description: 'The network address that the request came from.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'The device or program that asked: “Chrome on Windows”.' })
  device!: string | null;

  @Field(() => ID, { nullable: true, description: 'The request that caused it, as its answer’s x-request-id had it.' })
  requestId!: string | null;

  @Field(() => [AuditChange], { description: 'What changed, field by field.' })
  changes!: AuditChange[];
}

@ObjectType({ description: 'Somebody who has entries in the audit log.', simpleResolvers: true })
export class AuditActor {
  @Field(() => ID, { description: 'For the filter’s actorId.' })
  id!: string;

  @Field(() => AuditActorKindEnum, { description: 'What they are.' })
  kind!: AuditActorKind;

  @Field(() => String, { nullable: true, description: 'Their name; null where they are no longer known.' })
  name!: string | null;
}

@InputType({ description: 'Which entries: those that meet all that is given.' })
export class AuditFilter extends ActivityFilter {
  @Field(() => ID, { nullable: true, description: 'Done by this person or API key.' })
  actorId?: string | null;

  @Field(() => AuditActorKindEnum, { nullable: true, description: 'Done by somebody of this kind.' })
  actorKind?: AuditActorKind | null;

  @Field(() => AuditThingEnum, { nullable: true, description: 'Done to such a thing.' })
  thing?: AuditThing | null;

  @Field(() => DateScalar, { nullable: true, description: 'From this day on, as the business has it.' })
  from?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Until this day, it included.' })
  to?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words of the sentence, or the name of who did it or of the customer that it was about.',
  })
  search?: string | null;
}

export const AuditEntryConnection = connectionOf(AuditEntry, 'AuditEntry', 'entries of the audit log');
