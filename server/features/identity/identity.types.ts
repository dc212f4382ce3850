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

  @Field(() => Boolean, { description: 'Whether they run the platform itself; apart from any role in a business.' })
  isStaff!: boolean;

  @Field(() => DateTimeScalar, { description: 'When they signed up.' })
  createdAt!: Date;
}

export const TokenDelivery = enumOf(['COOKIE', 'BODY']);
registerEnumType(TokenDelivery, {
  name: 'TokenDelivery',
  description: 'How a client is given its refresh token.',
  valuesConfig: {
    COOKIE: { description: 'As an HttpOnly cookie: for browsers.' },
    BODY: { description: 'In the answer: for programs that keep it themselves.' },
  },
});

@ObjectType({
  description:
    'refreshToken is answered only to a client that asked for it (SignInInput.tokenDelivery: BODY); a browser gets it as an HttpOnly cookie.',
  simpleResolvers: true,
})
export class Session {
  @Field(() => String, { description: 'A bearer token for the Authorization header.' })
  accessToken!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Works once, for refreshSession; only where tokenDelivery is BODY.',
  })
  refreshToken!: string | null;

  @Field(() => Int, { description: 'Seconds until the access token expires.' })
  expiresIn!: number;

  @Field(() => DateTimeScalar, { description: 'When the access token expires.' })
  expiresAt!: Date;

  @Field(() => String, { description: 'Always "bearer".' })
  tokenType!: string;

  @Field(() => User, { description: 'Who is signed in.' })
  user!: User;

  @Field(() => Viewer, { description: 'The business that they act for, and what they may do in it.' })
  viewer!: Viewer;
}

@ObjectType({
  description: 'What became of a sign-up: nobody is signed in before the address is confirmed.',
  simpleResolvers: true,
})
export class SignUpResult {
  @Field(() => String, { description: 'The address that the confirmation goes to.' })
  email!: string;

  @Field(() => DateTimeScalar, { description: 'When the confirmation was put on its way.' })
  confirmationSentAt!: Date;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the beta invitation was accepted: access begins once the address is confirmed. Null where none was given.',
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
  description: 'What a mailed link of an account does.',
  valuesConfig: {
    CONFIRM_EMAIL: { description: 'Confirms the address that somebody signed up with.' },
    RESET_PASSWORD: { description: 'Sets a new password.' },
    CONFIRM_EMAIL_CHANGE: { description: 'Confirms the new address of a change.' },
    CANCEL_EMAIL_CHANGE: { description: 'Cancels a change that is not confirmed yet.' },
    TAKE_BACK_EMAIL_CHANGE: { description: 'Restores the address that the account had before a change.' },
  },
});

@ObjectType({
  description: 'What a mailed link of an account is for. Looking at it does not use it.',
  simpleResolvers: true,
})
export class AccountLink {
  @Field(() => AccountLinkPurpose, { description: 'What it does.' })
  purpose!: AccountTokenPurpose;

  @Field(() => String, {
    description: 'The address of the account; its first letter and its domain where the link went to another address.',
  })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The address that the account gets by the link; null for none.' })
  newEmail!: string | null;

  @Field(() => Boolean, { description: 'Whether it is the account of whoever is signed in.' })
  isOwn!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether confirming takes the password chosen at sign-up: everywhere but in the browser that signed up.',
  })
  asksForPassword!: boolean;
}

@InputType({ description: 'A new account; its business and its free trial come with it.' })
export class SignUpInput {
  @Field(() => String, { description: 'At most 200 characters.' })
  fullName!: string;

  @Field(() => String, { description: 'Trimmed and stored in lowercase.' })
  email!: string;

  @Field(() => String, { description: '6 to 72 letters, digits and common special characters.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'From a beta invitation. One that is no longer good does not stop the sign-up.',
  })
  betaToken?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The time zone of the business, such as America/Los_Angeles. One that is not known is mapped to the nearest that is, else America/Los_Angeles; Business.timeZoneGuessed then says so.',
  })
  timeZone?: string | null;
}

@InputType({ description: 'What proves who somebody is.' })
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
    description: 'One of the recovery codes, in the place of totpCode; each works once.',
  })
  recoveryCode?: string | null;

  @Field(() => TokenDelivery, { nullable: true, description: 'COOKIE where left out.' })
  tokenDelivery?: 'COOKIE' | 'BODY' | null;
}

@InputType({ description: 'A new password, by the link of a reset mail.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'From the link; works once, for an hour.' })
  token!: string;

  @Field(() => String, { description: '6 to 72 letters, digits and common special characters.' })
  password!: string;
}

@InputType({ description: 'A new password, by the old one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password in use.' })
  currentPassword!: string;

  @Field(() => String, { description: '6 to 72 letters, digits and common special characters.' })
  newPassword!: string;
}

@InputType({ description: 'A wish to sign in with another address.' })
export class RequestEmailChangeInput {
  @Field(() => String, {
    description: 'Gets a link that confirms the change; the old address gets one that cancels it.',
  })
  newEmail!: string;

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;
}

@InputType({ description: 'What a person may change about themselves.' })
export class UpdateProfileInput {
  @Field(() => String, { description: 'At most 200 characters.' })
  fullName!: string;
}
