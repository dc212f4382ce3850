import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateTimeScalar, JsonObjectScalar } from '#server/platform/graphql/scalars.ts';
import { DEVICE_KINDS, type DeviceKind } from './deviceInWords.ts';
import { TokenDelivery } from './identity.types.ts';

const DeviceKindEnum = enumOf(DEVICE_KINDS);
registerEnumType(DeviceKindEnum, {
  name: 'DeviceKind',
  description: 'The kind of a device, by its user agent.',
  valuesConfig: {
    COMPUTER: { description: 'A desktop or laptop computer.' },
    PHONE: { description: 'A phone.' },
    TABLET: { description: 'A tablet.' },
    PROGRAM: { description: 'A program other than a browser.' },
  },
});

@ObjectType({
  implements: Node,
  description: 'A session on a device.',
  simpleResolvers: true,
})
export class ActiveSession extends Node {
  @Field(() => String, { description: 'Display name: "Chrome on Windows".' })
  device!: string;

  @Field(() => DeviceKindEnum, { description: 'The kind of device.' })
  deviceKind!: DeviceKind;

  @Field(() => String, { nullable: true, description: 'Its masked IP address: "203.0.113.x"; null where unknown.' })
  address!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its location as reported by a trusted proxy; null where unknown.',
  })
  place!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the session was opened.' })
  signedInAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last used, to within 15 minutes.' })
  lastSeenAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the current session.' })
  isCurrent!: boolean;
}

@InputType({ description: 'A passkey instead of email, password and code.' })
export class SignInWithPasskeyInput {
  @Field(() => JsonObjectScalar, {
    description: 'WebAuthn’s AuthenticationResponseJSON for the options of passkeyRequestOptions.',
  })
  response!: Record<string, unknown>;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Stay signed in for 30 days on this device, rather than until the browser closes.',
  })
  rememberMe?: boolean | null;

  @Field(() => TokenDelivery, { nullable: true, description: 'COOKIE by default.' })
  tokenDelivery?: 'COOKIE' | 'BODY' | null;
}

@InputType({ description: 'A proof of identity: exactly one of the fields.' })
export class StepUpInput {
  @Field(() => String, {
    nullable: true,
    description: 'The password; accepted only where no authenticator app is set up.',
  })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'The six digits of the authenticator app.' })
  totpCode?: string | null;

  @Field(() => JsonObjectScalar, {
    nullable: true,
    description: 'WebAuthn’s AuthenticationResponseJSON for the options of passkeyRequestOptions.',
  })
  passkey?: Record<string, unknown> | null;
}
