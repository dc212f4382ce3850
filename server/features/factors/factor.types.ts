import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateTimeScalar, JsonObjectScalar } from '#server/platform/graphql/scalars.ts';

const FactorTypeEnum = enumOf(['TOTP', 'PASSKEY']);
registerEnumType(FactorTypeEnum, {
  name: 'FactorType',
  description: 'What a person proves by that they are who they say.',
  valuesConfig: {
    TOTP: { description: 'An authenticator app’s code, asked for after the password (RFC 6238).' },
    PASSKEY: { description: 'A passkey, in the place of password and code (WebAuthn).' },
  },
});

const FactorStatusEnum = enumOf(['VERIFIED']);
registerEnumType(FactorStatusEnum, {
  name: 'FactorStatus',
  description: 'How far a factor is set up; one that is not yet proven counts for nothing and is not listed.',
  valuesConfig: { VERIFIED: { description: 'It has been proven once, and is asked for.' } },
});

@ObjectType({
  implements: Node,
  description: 'Something that a person signs in with beside the password.',
  simpleResolvers: true,
})
export class Factor extends Node {
  @Field(() => FactorTypeEnum, { description: 'What it is.' })
  factorType!: 'TOTP' | 'PASSKEY';

  @Field(() => FactorStatusEnum, { description: 'How far it is set up.' })
  status!: 'VERIFIED';

  @Field(() => String, { description: 'What the person calls it.' })
  name!: string;

  @Field(() => DateTimeScalar, { description: 'When it was set up.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When a passkey was last used; null for an app.' })
  lastUsedAt!: Date | null;
}

@ObjectType({
  description: 'What an authenticator app is given, once; nothing asks for its codes before confirmTotp.',
  simpleResolvers: true,
})
export class TotpSetup {
  @Field(() => String, { description: 'The secret in base32, to type where no camera is at hand.' })
  secret!: string;

  @Field(() => String, { description: 'The otpauth:// address to show as a QR code.' })
  uri!: string;
}

@InputType({ description: 'A passkey that a browser has made.' })
export class AddPasskeyInput {
  @Field(() => String, { description: 'To tell it from others by; at most 60 characters.' })
  name!: string;

  @Field(() => JsonObjectScalar, {
    description: 'WebAuthn’s RegistrationResponseJSON, in answer to passkeyCreationOptions.',
  })
  response!: Record<string, unknown>;
}
