import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { AccountTokenPurpose } from '#db/entities/index.ts';
import { enumOf } from '#server/platform/graphql/enums.ts';
import { Node } from '#server/platform/graphql/node.ts';
import { DateTimeScalar } from '#server/platform/graphql/scalars.ts';
import { Viewer } from './viewer.types.ts';

@ObjectType({ implements: Node, description: 'A person with an account.', simpleResolvers: true })
export class User extends Node {
  @Field(() => String, { description: 'The address they sign in with, in lowercase.' })
  email!: string;

  @Field(() => String, { description: 'The name given at sign-up.' })
  fullName!: string;

  @Field(() => Boolean, { description: 'Whether they have opened the link in their confirmation mail.' })
  emailVerified!: boolean;

  @Field(() => Boolean, {
    description: 'Whether they are an operator of Whorl; independent of any role in a business.',
  })
  isStaff!: boolean;

  @Field(() => DateTimeScalar, { description: 'When they signed up.' })
  createdAt!: Date;
}

export const TokenDelivery = enumOf(['COOKIE', 'BODY']);
registerEnumType(TokenDelivery, {
  name: 'TokenDelivery',
  description: 'How a client receives its refresh token.',
  valuesConfig: {
    COOKIE: { description: 'As an HttpOnly cookie: for browsers.' },
    BODY: { description: 'In the response body: for programs that store it themselves.' },
  },
});

@ObjectType({
  description:
    'An open session. refreshToken is set only for a client that chose tokenDelivery BODY; a browser receives an HttpOnly cookie.',
  simpleResolvers: true,
})
export class Session {
  @Field(() => String, { description: 'A bearer token for the Authorization header.' })
  accessToken!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Single-use token for refreshSession; null unless tokenDelivery is BODY.',
  })
  refreshToken!: string | null;

  @Field(() => Int, { description: 'Seconds until the access token expires.' })
  expiresIn!: number;

  @Field(() => DateTimeScalar, { description: 'When the access token expires.' })
  expiresAt!: Date;

  @Field(() => String, { description: 'Always "bearer".' })
  tokenType!: string;

  @Field(() => User, { description: 'The signed-in person.' })
  user!: User;

  @Field(() => Viewer, { description: "The current business and the person's permissions in it." })
  viewer!: Viewer;
}

@ObjectType({
  description: 'The outcome of a sign-up; it opens no session before the address is confirmed.',
  simpleResolvers: true,
})
export class SignUpResult {
  @Field(() => String, { description: 'The address that the confirmation goes to.' })
  email!: string;

  @Field(() => DateTimeScalar, { description: 'When the confirmation mail was enqueued.' })
  confirmationSentAt!: Date;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the beta invitation was accepted; access starts once the address is confirmed. Null where none was given.',
  })
  betaInvitationAccepted!: boolean | null;
}

const AccountLinkPurpose = enumOf([
  'CONFIRM_EMAIL',
  'RESET_PASSWORD',
  'CONFIRM_EMAIL_CHANGE',
  'CANCEL_EMAIL_CHANGE',
  'TAKE_BACK_EMAIL_CHANGE',
]);
registerEnumType(AccountLinkPurpose, {
  name: 'AccountLinkPurpose',
  description: 'The purpose of a mailed link of an account.',
  valuesConfig: {
    CONFIRM_EMAIL: { description: 'Confirms the address of a sign-up.' },
    RESET_PASSWORD: { description: 'Sets a new password.' },
    CONFIRM_EMAIL_CHANGE: { description: 'Confirms the new address of a change.' },
    CANCEL_EMAIL_CHANGE: { description: 'Cancels a change that is not confirmed yet.' },
    TAKE_BACK_EMAIL_CHANGE: { description: 'Restores the address that the account had before a change.' },
  },
});

@ObjectType({
  description: 'The purpose and account of a mailed link. Reading it does not spend it.',
  simpleResolvers: true,
})
export class AccountLink {
  @Field(() => AccountLinkPurpose, { description: 'Its purpose.' })
  purpose!: AccountTokenPurpose;

  @Field(() => String, {
    description:
      'The address of the account; only its first letter and domain where the link was sent to another address.',
  })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address that the account will have; null where the link changes none.',
  })
  newEmail!: string | null;

  @Field(() => Boolean, { description: 'Whether it belongs to the account of the signed-in person.' })
  isOwn!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether confirming requires the password chosen at sign-up: true in every browser but the one that signed up.',
  })
  asksForPassword!: boolean;
}

@InputType({ description: 'A new account with its business and free trial.' })
export class SignUpInput {
  @Field(() => String, { description: 'At most 200 characters.' })
  fullName!: string;

  @Field(() => String, { description: 'Trimmed and stored in lowercase.' })
  email!: string;

  @Field(() => String, { description: '6 to 72 letters, digits and common special characters.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The token of a beta invitation. An invalid one does not stop the sign-up.',
  })
  betaToken?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'IANA time zone of the business, such as America/Los_Angeles. An unknown one is mapped to the nearest known, else to America/Los_Angeles; Business.timeZoneGuessed is then true.',
  })
  timeZone?: string | null;
}

@InputType({ description: 'Credentials for signing in.' })
export class SignInInput {
  @Field(() => String, { description: 'Not case-sensitive.' })
  email!: string;

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Stay signed in for 30 days on this device, rather than until the browser closes.',
  })
  rememberMe?: boolean | null;

  @Field(() => String, { nullable: true, description: 'The code of an authenticator app, for accounts that have one.' })
  totpCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A recovery code instead of totpCode; each works once.',
  })
  recoveryCode?: string | null;

  @Field(() => TokenDelivery, { nullable: true, description: 'COOKIE by default.' })
  tokenDelivery?: 'COOKIE' | 'BODY' | null;
}

@InputType({ description: 'A new password with the token of a reset mail.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The token of the link; works once, for an hour.' })
  token!: string;

  @Field(() => String, { description: '6 to 72 letters, digits and common special characters.' })
  password!: string;
}

@InputType({ description: 'The current and the new password.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  currentPassword!: string;

  @Field(() => String, { description: '6 to 72 letters, digits and common special characters.' })
  newPassword!: string;
}

@InputType({ description: 'A requested change of the sign-in address.' })
export class RequestEmailChangeInput {
  @Field(() => String, {
    description: 'The address to confirm; the old one gets a link that cancels the change.',
  })
  newEmail!: string;

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;
}

@InputType({ description: "The changes to a person's profile." })
export class UpdateProfileInput {
  @Field(() => String, { description: 'At most 200 characters.' })
  fullName!: string;
}
