import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  AUDIT_ACTOR_KINDS,
  AUDIT_THING_NAMES,
  AUDIT_THINGS,
  type AuditActorKind,
  type AuditThing,
} from '#domain/audit.ts';
import { Activity, ActivityFilter } from '#server/features/activity/index.ts';
import type { AccountActivityType, ActivityType } from '#server/platform/commands/activity.ts';
import { connectionOf } from '#server/platform/graphql/connection.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateScalar } from '#server/platform/graphql/scalars.ts';

const AuditActorKindEnum = enumOf(AUDIT_ACTOR_KINDS);
registerEnumType(AuditActorKindEnum, {
  name: 'AuditActorKind',
  description: 'The kind of an actor.',
  valuesConfig: {
    MEMBER: { description: 'A member of the business.' },
    API_KEY: { description: 'A program with an API key of the business.' },
    CUSTOMER: { description: 'A customer with a portal link.' },
    SYSTEM: { description: 'The system.' },
    STAFF: { description: 'An operator of Whorl.' },
  },
});

type FamilyOf<Type extends string> = Type extends `${infer Family}.${string}` ? Uppercase<Family> : never;

/** A compile error names the activity family that has no name in domain/audit.ts. */
const things: Record<FamilyOf<ActivityType | AccountActivityType>, string> = AUDIT_THING_NAMES;
const AuditThingEnum = enumOf(AUDIT_THINGS);
registerEnumType(AuditThingEnum, {
  name: 'AuditThing',
  description: 'What an entry concerns.',
  valuesConfig: Object.fromEntries(Object.entries(things).map(([thing, name]) => [thing, { description: `${name}.` }])),
});

@ObjectType({ description: 'A changed field with display texts.', simpleResolvers: true })
export class AuditChange {
  @Field(() => String, { description: 'Display name of the field.' })
  field!: string;

  @Field(() => String, { nullable: true, description: 'The old value; null where it was empty.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'The new value; null where it is empty.' })
  after!: string | null;
}

@ObjectType({
  implements: Node,
  description: 'Something done in the business or to an account in it, recorded in the same transaction.',
  simpleResolvers: true,
})
export class AuditEntry extends Activity {
  @Field(() => Int, {
    nullable: true,
    description:
      "Its position in the business's chain, from 1 without gaps; null for a row inserted outside the chain.",
  })
  number!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "SHA-256, in hex, over the previous entry's hash, the number and the content of this entry; it proves that nothing was changed. Null for a row inserted outside the chain.",
  })
  hash!: string | null;

  @Field(() => AuditActorKindEnum, { description: 'The kind of the actor.' })
  actorKind!: AuditActorKind;

  @Field(() => ID, { nullable: true, description: 'The person or API key; null for other actors.' })
  actorId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The IP address that the request was sent from; null where there was no request.',
  })
  address!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The device or program that sent the request, for example “Chrome on Windows”; null where unknown.',
  })
  device!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The request that caused it, as in the x-request-id header of its response; null where there was none.',
  })
  requestId!: string | null;

  @Field(() => [AuditChange], { description: 'The changed fields.' })
  changes!: AuditChange[];
}

@ObjectType({ description: 'An actor with entries in the audit log.', simpleResolvers: true })
export class AuditActor {
  @Field(() => ID, { description: 'Value for actorId in AuditFilter.' })
  id!: string;

  @Field(() => AuditActorKindEnum, { description: 'The kind of the actor.' })
  kind!: AuditActorKind;

  @Field(() => String, { nullable: true, description: 'Their name; null where their account or key was deleted.' })
  name!: string | null;
}

@InputType({ description: 'Selects entries that match every given condition.' })
export class AuditFilter extends ActivityFilter {
  @Field(() => ID, { nullable: true, description: 'Done by this person or API key.' })
  actorId?: string | null;

  @Field(() => AuditActorKindEnum, { nullable: true, description: 'Done by an actor of this kind.' })
  actorKind?: AuditActorKind | null;

  @Field(() => AuditThingEnum, { nullable: true, description: 'Concerning a thing of this kind.' })
  thing?: AuditThing | null;

  @Field(() => DateScalar, { nullable: true, description: "From this day in the business's time zone." })
  from?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Through this day, inclusive.' })
  to?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words of the summary, or the name of the actor or of the customer concerned.',
  })
  search?: string | null;
}

export const AuditEntryConnection = connectionOf(AuditEntry, 'AuditEntry', 'entries of the audit log');
