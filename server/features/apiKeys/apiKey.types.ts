import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { KEY_OVERLAPS, type KeyOverlap } from '#domain/apiKeys/lifetime.ts';
import { KEY_PRESETS, type KeyPreset } from '#domain/apiKeys/scopes.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { VERSION } from '#server/platform/graphql/expectedVersion.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';
import { KEY_ACTIONS, KEY_STATUSES, type KeyAction, type KeyStatus } from './apiKey.policy.ts';

const KeyStatusEnum = enumOf(KEY_STATUSES);
registerEnumType(KeyStatusEnum, {
  name: 'ApiKeyStatus',
  description: 'Where an API key stands.',
  valuesConfig: {
    ACTIVE: { description: 'It works.' },
    EXPIRED: { description: 'Its time is over.' },
    REVOKED: { description: 'Somebody put an end to it.' },
  },
});

const KeyPresetEnum = enumOf(KEY_PRESETS);
registerEnumType(KeyPresetEnum, {
  name: 'ApiKeyPreset',
  description: 'What the scopes of an API key come to.',
  valuesConfig: {
    EVERYTHING: { description: 'All that a key may do. What belongs to people, no key may.' },
    READ_ONLY: { description: 'All that can be read, and nothing that changes anything.' },
    CUSTOM: { description: 'A choice of its own.' },
  },
});

const KeyActionEnum = enumOf(KEY_ACTIONS);
registerEnumType(KeyActionEnum, {
  name: 'ApiKeyAction',
  description: 'What the person asking may do with an API key.',
  valuesConfig: {
    EDIT: { description: 'Change its name, scopes and addresses.' },
    ROTATE: { description: 'Give it a new secret.' },
    REVOKE: { description: 'Put an end to it.' },
  },
});

export const KeyOverlapEnum = enumOf(KEY_OVERLAPS);
registerEnumType(KeyOverlapEnum, {
  name: 'ApiKeyOverlap',
  description: 'How long the old secret of a key works on beside its new one.',
  valuesConfig: {
    AT_ONCE: { description: 'It stops at once.' },
    ONE_DAY: { description: 'For 24 hours.' },
    SEVEN_DAYS: { description: 'For seven days.' },
  } satisfies Record<KeyOverlap, object>,
});

@ObjectType({
  implements: Node,
  description: 'A secret that an API key is known by. Its text is kept nowhere.',
  simpleResolvers: true,
})
export class ApiKeySecret extends Node {
  @Field(() => String, { description: 'How its text begins, to tell it by.' })
  prefix!: string;

  @Field(() => DateTimeScalar, { description: 'Since when it is there.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it stops working, or did, because another took its place; null for the one that stays.',
  })
  endsAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last used, to the minute.' })
  lastUsedAt!: Date | null;
}

@ObjectType('ApiKey', {
  implements: Node,
  description: "What a program acts with for the business. It is the business's: it stays when its maker leaves.",
  simpleResolvers: true,
})
export class ApiKeyType extends Node {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { description: 'What uses it.' })
  name!: string;

  @Field(() => String, { description: 'How the text of its newest secret begins, to tell it by.' })
  prefix!: string;

  @Field(() => KeyStatusEnum, { description: 'Where it stands.' })
  status!: KeyStatus;

  @Field(() => KeyPresetEnum, { description: 'What its scopes come to.' })
  preset!: KeyPreset;

  @Field(() => [String], {
    description: 'What it may do, as resource.action, in the whole business: customers.read, invoices.send.',
  })
  scopes!: string[];

  @Field(() => [String], { description: 'The addresses and networks that it works from; none: from anywhere.' })
  networks!: string[];

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: 'Who made it; null where their account is gone.' })
  createdByName!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it stops working by itself; null for never.' })
  expiresAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When somebody put an end to it.' })
  revokedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last used, to the minute.' })
  lastUsedAt!: Date | null;

  @Field(() => [ApiKeySecret], { description: 'Its secrets, the newest first.' })
  secrets!: ApiKeySecret[];

  @Field(() => [KeyActionEnum], { description: 'What the person asking may do with it.' })
  actions!: KeyAction[];
}

@ObjectType({ description: 'A key with its text, which nobody is shown again.', simpleResolvers: true })
export class ApiKeyWithText {
  @Field(() => ApiKeyType, { description: 'The key.' })
  apiKey!: ApiKeyType;

  @Field(() => String, { description: 'What goes after “Authorization: Bearer”. It is told this once.' })
  text!: string;
}

@ObjectType({
  description: 'What the API gives this business, and the person asking to hand on.',
  simpleResolvers: true,
})
export class ApiAccess {
  @Field(() => Int, { description: 'How many requests all keys together may make in a minute, by the plan.' })
  requestsPerMinute!: number;

  @Field(() => Int, {
    description:
      'How much they may cost in a minute. An operation costs one for each field, counted as often as the lists around it may hold it; a page size given by a variable counts as 100.',
  })
  costPerMinute!: number;

  @Field(() => [String], { description: 'The scopes that the person asking may give to a key.' })
  scopesToGive!: string[];
}

@InputType({ description: 'A new API key.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'What will use it; at most 60 characters.' })
  name!: string;

  @Field(() => [String], {
    description:
      'What it may do, as resource.action. Nothing that you may not do yourself; what changes a thing may read it too.',
  })
  scopes!: string[];

  @Field(() => [String], {
    nullable: true,
    description: 'Addresses (203.0.113.7) and networks (203.0.113.0/24) that it may be used from; none: from anywhere.',
  })
  networks?: string[] | null;

  @Field(() => Int, { nullable: true, description: '30, 90 or 365; left out: without an end.' })
  expiresInDays?: number | null;
}

@InputType({ description: 'What is to become of an API key, all of it.' })
export class UpdateApiKeyInput {
  @Field(() => String, { description: 'What uses it; at most 60 characters.' })
  name!: string;

  @Field(() => [String], { description: 'What it may do from now on.' })
  scopes!: string[];

  @Field(() => [String], { nullable: true, description: 'Where it may be used from now on; none: from anywhere.' })
  networks?: string[] | null;
}

@InputType({ description: 'Which requests to list.' })
export class ApiRequestFilter {
  @Field(() => ID, { nullable: true, description: 'With this key.' })
  keyId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: those that were refused or failed. False: the others.' })
  failed?: boolean | null;
}
