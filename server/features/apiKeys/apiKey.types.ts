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
  description: 'The state of an API key.',
  valuesConfig: {
    ACTIVE: { description: 'It can be used.' },
    EXPIRED: { description: 'Its expiry date has passed.' },
    REVOKED: { description: 'It was revoked.' },
  },
});

const KeyPresetEnum = enumOf(KEY_PRESETS);
registerEnumType(KeyPresetEnum, {
  name: 'ApiKeyPreset',
  description: 'A summary of the scopes of an API key.',
  valuesConfig: {
    EVERYTHING: {
      description: "Every scope that a key may have. Operations on people's own accounts are never available to keys.",
    },
    READ_ONLY: { description: 'Every read scope and no other.' },
    CUSTOM: { description: 'Any other set of scopes.' },
  },
});

const KeyActionEnum = enumOf(KEY_ACTIONS);
registerEnumType(KeyActionEnum, {
  name: 'ApiKeyAction',
  description: 'What the viewer may do with an API key.',
  valuesConfig: {
    EDIT: { description: 'Change its name, scopes and networks.' },
    ROTATE: { description: 'Give it a new secret.' },
    REVOKE: { description: 'Revoke it.' },
  },
});

export const KeyOverlapEnum = enumOf(KEY_OVERLAPS);
registerEnumType(KeyOverlapEnum, {
  name: 'ApiKeyOverlap',
  description: 'How long the old secret of a rotated key stays valid.',
  valuesConfig: {
    AT_ONCE: { description: 'It becomes invalid at once.' },
    ONE_DAY: { description: '24 hours.' },
    SEVEN_DAYS: { description: 'Seven days.' },
  } satisfies Record<KeyOverlap, object>,
});

@ObjectType({
  implements: Node,
  description: 'A secret of an API key. Only a hash of its text is stored.',
  simpleResolvers: true,
})
export class ApiKeySecret extends Node {
  @Field(() => String, { description: 'The first characters of its text, by which people recognize it.' })
  prefix!: string;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it expires or expired after a rotation; null for the current secret.',
  })
  expiresAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it expires or expired after a rotation; null for the current secret.',
    deprecationReason: 'Use expiresAt.',
  })
  endsAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was last used, to the minute; null where it was never used.',
  })
  lastUsedAt!: Date | null;
}

@ObjectType('ApiKey', {
  implements: Node,
  description:
    'Credentials with which a program calls the API for the business. It belongs to the business and stays valid when its creator leaves.',
  simpleResolvers: true,
})
export class ApiKeyType extends Node {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { description: 'Its name: what uses it.' })
  name!: string;

  @Field(() => String, { description: 'The first characters of its newest secret, by which people recognize it.' })
  prefix!: string;

  @Field(() => KeyStatusEnum, { description: 'Its state.' })
  status!: KeyStatus;

  @Field(() => KeyPresetEnum, { description: 'A summary of its scopes.' })
  preset!: KeyPreset;

  @Field(() => [String], {
    description:
      'Its scopes as resource.action, for example customers.read; each applies to all records of the business.',
  })
  scopes!: string[];

  @Field(() => [String], {
    description: 'IP addresses and networks that it may be used from; empty allows every address.',
  })
  networks!: string[];

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: 'Name of its creator; null where their account was deleted.' })
  createdByName!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it expires; null for never.' })
  expiresAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was revoked; null where it was not.' })
  revokedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was last used, to the minute; null where it was never used.',
  })
  lastUsedAt!: Date | null;

  @Field(() => [ApiKeySecret], { description: 'Its secrets, newest first.' })
  secrets!: ApiKeySecret[];

  @Field(() => [KeyActionEnum], { description: 'What the viewer may do with it.' })
  actions!: KeyAction[];
}

@ObjectType({
  description: 'A key with the text of its new secret, which cannot be read again.',
  simpleResolvers: true,
})
export class ApiKeyWithText {
  @Field(() => ApiKeyType, { description: 'The key.' })
  apiKey!: ApiKeyType;

  @Field(() => String, { description: 'The bearer token for the Authorization header. It is returned only this once.' })
  text!: string;
}

@ObjectType({
  description: 'The API limits of the business and the scopes that the viewer may give to a key.',
  simpleResolvers: true,
})
export class ApiAccess {
  @Field(() => Int, { description: 'Requests per minute for all keys of the business together; depends on the plan.' })
  requestsPerMinute!: number;

  @Field(() => Int, {
    description:
      'Query cost per minute. An operation costs one point per field, multiplied by the page sizes of the lists around it; a page size given by a variable counts as 100.',
  })
  costPerMinute!: number;

  @Field(() => [String], { description: 'The scopes that the viewer may give to a key: at most their own.' })
  scopesToGive!: string[];
}

@InputType({ description: 'A new API key.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'Its name: what will use it; at most 60 characters.' })
  name!: string;

  @Field(() => [String], {
    description:
      'Its scopes as resource.action. You can give only scopes that you have; a scope that changes a resource includes reading it.',
  })
  scopes!: string[];

  @Field(() => [String], {
    nullable: true,
    description:
      'IP addresses (203.0.113.7) and networks (203.0.113.0/24) that it may be used from; omitted or empty allows every address.',
  })
  networks?: string[] | null;

  @Field(() => Int, { nullable: true, description: '30, 90 or 365; omitted for a key that does not expire.' })
  expiresInDays?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A text that you choose for this request. The same key with the same content makes one API key; sent again, it is refused with INVALID_STATE, because the secret text is returned only once. With other content, or for another operation, it is refused with IDEMPOTENCY_KEY_REUSED.',
  })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Changes to an API key: fields left out stay as they are.' })
export class UpdateApiKeyInput {
  @Field(() => String, { nullable: true, description: 'Its name: what uses it; at most 60 characters.' })
  name?: string;

  @Field(() => [String], { nullable: true, description: 'Its scopes, in place of all it has.' })
  scopes?: string[];

  @Field(() => [String], {
    nullable: true,
    description:
      'The networks that it may be used from, in place of all it has; null or an empty list allows every address.',
  })
  networks?: string[] | null;
}

@InputType({ description: 'Which requests to list.' })
export class ApiRequestFilter {
  @Field(() => ID, { nullable: true, description: 'Requests made with this key.' })
  keyId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for refused and failed requests, false for successful ones.',
  })
  failed?: boolean | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only requests made at this time or later.' })
  occurredSince?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only requests made before this time.' })
  occurredBefore?: Date | null;
}
