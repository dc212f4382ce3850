import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateTimeScalar, JsonObjectScalar } from '#server/platform/graphql/scalars.ts';
import { DEVICE_KINDS, type DeviceKind } from './deviceInWords.ts';
import { TokenDelivery } from './identity.types.ts';

const DeviceKindEnum = enumOf(DEVICE_KINDS);
registerEnumType(DeviceKindEnum, {
  name: 'DeviceKind',
  description: 'What kind of device somebody is signed in on, by what it says of itself.',
  valuesConfig: {
    COMPUTER: { description: 'A desk or laptop computer.' },
    PHONE: { description: 'A phone.' },
    TABLET: { description: 'A tablet.' },
    PROGRAM: { description: 'A program that is no browser.' },
  },
});

@ObjectType({
  implements: Node,
  description: 'A device that somebody is signed in on.',
  simpleResolvers: true,
})
export class ActiveSession extends Node {
  @Field(() => String, { description: 'As its owner would call it: "Chrome on Windows".' })
  device!: string;

  @Field(() => DeviceKindEnum, { description: 'What kind of device.' })
  deviceKind!: DeviceKind;

  @Field(() => String, { nullable: true, description: 'Its network, as far as the owner needs it: "203.0.113.x".' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Where that is, as far as a trusted proxy tells.' })
  place!: string | null;

  @Field(() => DateTimeScalar, { description: 'When somebody signed in there.' })
  signedInAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last heard of, to within a quarter of an hour.' })
  lastSeenAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  isCurrent!: boolean;
}

@InputType({ description: 'A passkey in the place of email, password and code.' })
export class SignInWithPasskeyInput {
  @Field(() => JsonObjectScalar, {
    description: 'WebAuthn’s AuthenticationResponseJSON, in answer to passkeyRequestOptions.',
  })
  response!: Record<string, unknown>;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Stay signed in for 30 days on this device, rather than until the browser closes.',
  })
  rememberMe?: boolean | null;

  @Field(() => TokenDelivery, { nullable: true, description: 'COOKIE where left out.' })
  tokenDelivery?: 'COOKIE' | 'BODY' | null;
}

@InputType({ description: 'One proof that it is still the same person: just one of these.' })
export class StepUpInput {
  @Field(() => String, { nullable: true, description: 'The password, where no authenticator app is set up.' })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'The six digits of the authenticator app.' })
  totpCode?: string | null;

  @Field(() => JsonObjectScalar, {
    nullable: true,
    description: 'WebAuthn’s AuthenticationResponseJSON, in answer to passkeyRequestOptions.',
  })
  passkey?: Record<string, unknown> | null;
}
