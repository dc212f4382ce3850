import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateTimeScalar, JsonObjectScalar } from '#server/platform/graphql/scalars.ts';

const FactorTypeEnum = enumOf(['TOTP', 'PASSKEY']);
registerEnumType(FactorTypeEnum, {
  name: 'FactorType',
  description: 'The kind of a sign-in factor.',
  valuesConfig: {
    TOTP: { description: 'A code of an authenticator app, required after the password (RFC 6238).' },
    PASSKEY: { description: 'A passkey, which replaces password and code (WebAuthn).' },
  },
});

const FactorStatusEnum = enumOf(['VERIFIED']);
registerEnumType(FactorStatusEnum, {
  name: 'FactorStatus',
  description: 'The state of a factor; unconfirmed ones have no effect and are not listed.',
  valuesConfig: { VERIFIED: { description: 'It was confirmed once and is in use.' } },
});

@ObjectType({
  implements: Node,
  description: 'A sign-in factor beside the password.',
  simpleResolvers: true,
})
export class Factor extends Node {
  @Field(() => FactorTypeEnum, { description: 'Its kind.' })
  factorType!: 'TOTP' | 'PASSKEY';

  @Field(() => FactorStatusEnum, { description: 'Its state.' })
  status!: 'VERIFIED';

  @Field(() => String, { description: 'The name that the person gave it.' })
  name!: string;

  @Field(() => DateTimeScalar, { description: 'When it was set up.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When a passkey was last used; null for an app.' })
  lastUsedAt!: Date | null;
}

@ObjectType({
  description: 'The setup data of an authenticator app, returned once; codes are required only after confirmTotp.',
  simpleResolvers: true,
})
export class TotpSetup {
  @Field(() => String, { description: 'The secret in base32, for manual entry.' })
  secret!: string;

  @Field(() => String, { description: 'The otpauth:// URI to show as a QR code.' })
  uri!: string;
}

@InputType({ description: 'A passkey created by a browser.' })
export class AddPasskeyInput {
  @Field(() => String, { description: 'A name to recognize it by; at most 60 characters.' })
  name!: string;

  @Field(() => JsonObjectScalar, {
    description: 'WebAuthn’s RegistrationResponseJSON for the options of passkeyCreationOptions.',
  })
  response!: Record<string, unknown>;
}
