import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { hiddenEmail } from '#domain/identity/email.ts';
import {
  changePasswordInput,
  confirmEmailInput,
  emailOnly,
  requestEmailChangeInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
  updateProfileInput,
} from '#domain/inputs/identity.ts';
import { hasTotp } from '#server/features/factors/index.ts';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import { randomToken } from '#server/platform/auth/tokens.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { Refusal } from '#server/platform/graphql/errors.ts';
import { parseInput } from '#server/platform/graphql/input.ts';
import { countTry, takeBackTry } from '#server/platform/throttle/throttle.ts';
import { type FoundLink, readLink } from './accountLink.reads.ts';
import { requireAccountToken } from './accountTokens.ts';
import { cancelEmailChange } from './commands/cancelEmailChange.ts';
import { changePassword } from './commands/changePassword.ts';
import { confirmEmail } from './commands/confirmEmail.ts';
import { confirmEmailChange } from './commands/confirmEmailChange.ts';
import { refreshSession } from './commands/refreshSession.ts';
import { requestAccountMail } from './commands/requestAccountMail.ts';
import { requestEmailChange } from './commands/requestEmailChange.ts';
import { resetPassword } from './commands/resetPassword.ts';
import { signIn } from './commands/signIn.ts';
import { signOut } from './commands/signOut.ts';
import { signOutEverywhere } from './commands/signOutEverywhere.ts';
import { requireFreeEmail, signUp } from './commands/signUp.ts';
import { takeBackEmailChange } from './commands/takeBackEmailChange.ts';
import { updateProfile } from './commands/updateProfile.ts';
import { knowsPassword } from './credentials.ts';
import { browserOf, deviceOf, rememberDevice } from './deviceCookie.ts';
import { readUser } from './identity.reads.ts';
import {
  AccountLink,
  ChangePasswordInput,
  RequestEmailChangeInput,
  ResetPasswordInput,
  Session,
  SignInInput,
  SignUpInput,
  SignUpResult,
  UpdateProfileInput,
  User,
} from './identity.types.ts';
import { clearRefreshCookie, readRefreshCookie } from './refreshCookie.ts';
import { requirePassword } from './requirePassword.ts';
import { requireSignUpPassword } from './requireSignUpPassword.ts';
import { answerGrant } from './sessionAnswer.ts';
import { clearSignUpCookie, hasSignedUpHere, setSignUpCookie } from './signUpCookie.ts';
import { countTryAt, resetsFrom, signUpsFrom, signUpsWith } from './tries.ts';

@Resolver()
export class IdentityResolver {
  @Query(() => User, { nullable: true, description: 'Who is signed in; null for a visitor.' })
  async me(@Ctx() context: Context): Promise<User | null> {
    const member = context.memberOrVisitor;
    return member ? readUser(context.services.database, member.userId) : null;
  }

  @Mutation(() => SignUpResult, {
    description:
      'Makes an account with its business and trial, and mails a link that confirms the address. Replaces an earlier sign-up for an address that nobody has confirmed. EMAIL_TAKEN where it has an account; RATE_LIMITED with retryAfterSeconds.',
  })
  async signUp(
    @Ctx() context: Context,
    @Arg('input', () => SignUpInput, { description: 'The new account.' }) input: SignUpInput,
  ): Promise<SignUpResult> {
    const checked = parseInput(signUpInput, input);
    const device = deviceOf(context);
    await context.runForAccount(countTry, [signUpsFrom(device), signUpsWith(checked.email)]);
    await context.runForAccount(requireFreeEmail, checked.email);
    const passwordHash = await hashPassword(checked.password, device.address);
    const signUpToken = randomToken();
    const signedUp = await context.runForAccount(signUp, checked, passwordHash, signUpToken);
    setSignUpCookie(context, signUpToken);
    return { email: checked.email, confirmationSentAt: new Date(), ...signedUp };
  }

  @Mutation(() => Boolean, {
    description:
      'Mails the confirmation link again. True for every address, known or not; RATE_LIMITED with retryAfterSeconds.',
  })
  async resendConfirmation(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The address that signed up.' }) email: string,
  ): Promise<boolean> {
    await context.runForAccount(requestAccountMail, 'CONFIRM_EMAIL', parseInput(emailOnly, email), deviceOf(context));
    return true;
  }

  @Mutation(() => Session, {
    description:
      'Confirms the address by the link that was mailed to it, and signs in. TOKEN_INVALID where the link is spent or expired; VALIDATION_FAILED at password where it is asked for or wrong; RATE_LIMITED with retryAfterSeconds.',
  })
  async confirmEmail(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'From the link.' }) token: string,
    @Arg('password', () => String, {
      nullable: true,
      description: 'The password chosen at sign-up. Not needed in the browser that signed up.',
    })
    password: string | null,
  ): Promise<Session> {
    const checked = parseInput(confirmEmailInput, { token, password });
    await requireSignUpPassword(context, checked.token, checked.password ?? null);
    const device = browserOf(context);
    const grant = await context.runForAccount(confirmEmail, checked.token, device);
    clearSignUpCookie(context);
    rememberDevice(context, device);
    return answerGrant(context, grant, 'COOKIE');
  }

  @Mutation(() => Session, {
    description:
      'Signs in with email and password. INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED, SECOND_FACTOR_REQUIRED where a code is asked for besides, or RATE_LIMITED with retryAfterSeconds.',
  })
  async signIn(
    @Ctx() context: Context,
    @Arg('input', () => SignInInput, { description: 'The credentials.' }) input: SignInInput,
  ): Promise<Session> {
    const checked = parseInput(signInInput, input);
    const delivery = checked.tokenDelivery ?? 'COOKIE';
    const device = delivery === 'COOKIE' ? browserOf(context) : deviceOf(context);
    const { database, sealing } = context.services;
    const counted = await context.runForAccount(countTryAt, 'sign-in', checked.email, device);
    const given = { password: checked.password, address: device.address };
    const passwordMatched = await knowsPassword(database, checked.email, given).catch(async (refusal) => {
      await context.runForAccount(takeBackTry, counted);
      throw refusal;
    });
    const answer = await context.runForAccount(signIn, checked, { passwordMatched, counted }, device, sealing);
    if ('refusal' in answer) throw answer.refusal;
    rememberDevice(context, device);
    return answerGrant(context, answer.grant, delivery);
  }

  @Mutation(() => Session, {
    description:
      'refreshToken is left out where the cookie carries it. Each refresh token works once; using one again, but for the next 30 seconds, ends the session.',
  })
  async refreshSession(
    @Ctx() context: Context,
    @Arg('refreshToken', () => String, { nullable: true, description: 'For clients that keep it themselves.' })
    refreshToken: string | null,
  ): Promise<Session> {
    const token = refreshToken ?? readRefreshCookie(context);
    const { grant, sessionEnded } = token
      ? await context.runForAccount(refreshSession, token, context.services.refreshTokens, deviceOf(context))
      : {};
    if (grant) return answerGrant(context, grant, refreshToken ? 'BODY' : 'COOKIE');
    // Whoever sent no cookie may have been given one meanwhile, by signing in elsewhere in this browser.
    if (token && !refreshToken) clearRefreshCookie(context);
    throw sessionMissing(sessionEnded);
  }

  @Mutation(() => Boolean, { description: 'Ends the session on this device.' })
  async signOut(@Ctx() context: Context): Promise<boolean> {
    await context.runForAccount(signOut, context.memberOrVisitor?.sessionId, readRefreshCookie(context));
    clearRefreshCookie(context);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Ends every session of the signed-in person, this one too. Needs a step-up.',
  })
  async signOutEverywhere(@Ctx() context: Context): Promise<boolean> {
    const { userId } = await context.afterStepUp();
    await context.runForAccount(signOutEverywhere, userId);
    clearRefreshCookie(context);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a link to choose a new password. True for every address, known or not; RATE_LIMITED with retryAfterSeconds.',
  })
  async requestPasswordReset(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The address of the account.' }) email: string,
  ): Promise<boolean> {
    await context.runForAccount(requestAccountMail, 'RESET_PASSWORD', parseInput(emailOnly, email), deviceOf(context));
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Sets a new password by a mailed link, and signs out everywhere. TOKEN_INVALID where the link is spent or expired; RATE_LIMITED with retryAfterSeconds.',
  })
  async resetPassword(
    @Ctx() context: Context,
    @Arg('input', () => ResetPasswordInput, { description: 'The link and the new password.' })
    input: ResetPasswordInput,
  ): Promise<boolean> {
    const { token, password } = parseInput(resetPasswordInput, input);
    const device = browserOf(context);
    const counted = await context.runForAccount(countTry, [resetsFrom(device)]);
    await context.runForAccount(requireAccountToken, 'RESET_PASSWORD', token);
    await context.runForAccount(resetPassword, token, await hashPassword(password, device.address), device);
    await context.runForAccount(takeBackTry, counted);
    rememberDevice(context, device);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Sets a new password by the old one, and signs out every other device. Needs a step-up where an authenticator app is set up.',
  })
  async changePassword(
    @Ctx() context: Context,
    @Arg('input', () => ChangePasswordInput, { description: 'The old and the new password.' })
    input: ChangePasswordInput,
  ): Promise<boolean> {
    const { member } = context;
    const { currentPassword, newPassword } = parseInput(changePasswordInput, input);
    await requirePassword(context, 'currentPassword', currentPassword);
    await requireProofBesides(context);
    const passwordHash = await hashPassword(newPassword, deviceOf(context).address);
    await context.runForAccount(changePassword, member, passwordHash);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a link that confirms to the new address, and one that cancels to the old. True also where the new one is taken. Needs a step-up where an authenticator app is set up.',
  })
  async requestEmailChange(
    @Ctx() context: Context,
    @Arg('input', () => RequestEmailChangeInput, { description: 'The new address.' }) input: RequestEmailChangeInput,
  ): Promise<boolean> {
    const { member } = context;
    const { newEmail, password } = parseInput(requestEmailChangeInput, input);
    await requirePassword(context, 'password', password);
    await requireProofBesides(context);
    await context.runForAccount(requestEmailChange, member, newEmail);
    return true;
  }

  @Query(() => AccountLink, {
    nullable: true,
    description: 'What a mailed link is for, without using it; null for one that is spent, expired or unknown.',
  })
  async accountLink(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'From the link.' }) token: string,
  ): Promise<AccountLink | null> {
    const link = await readLink(context.services.database, token);
    return link ? linkAnswer(context, link) : null;
  }

  @Mutation(() => Boolean, {
    description:
      'The new address takes effect, by its mailed link. Other sessions end, links mailed before stop working, and the old address gets a link that takes the change back. TOKEN_INVALID; EMAIL_TAKEN where the address has an account by now.',
  })
  async confirmEmailChange(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'From the link.' }) token: string,
  ): Promise<boolean> {
    await context.runForAccount(confirmEmailChange, token, context.memberOrVisitor);
    return true;
  }

  @Mutation(() => Boolean, { description: 'The change is called off, by the link mailed to the old address.' })
  async cancelEmailChange(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'From the link.' }) token: string,
  ): Promise<boolean> {
    await context.runForAccount(cancelEmailChange, token);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Gives an account its earlier address back, by the link mailed to that address when it was changed. Every session ends, the password is void, and a link to choose a new one is mailed to the restored address. TOKEN_INVALID; EMAIL_TAKEN where the address has another account by now.',
  })
  async takeBackEmailChange(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'From the link.' }) token: string,
  ): Promise<boolean> {
    await context.runForAccount(takeBackEmailChange, token);
    return true;
  }

  @Mutation(() => User, { description: "Changes the signed-in person's own name." })
  async updateProfile(
    @Ctx() context: Context,
    @Arg('input', () => UpdateProfileInput, { description: 'What changes.' }) input: UpdateProfileInput,
  ): Promise<User> {
    const { userId } = context.member;
    await context.runForAccount(updateProfile, userId, parseInput(updateProfileInput, input));
    return (await readUser(context.services.database, userId)) as User;
  }
}

/** Spec, point 8, in its words. */
const sessionMissing = (sessionEnded?: string) =>
  new Refusal('UNAUTHENTICATED', 'Auth session missing!', sessionEnded ? { sessionEnded } : {});

/** To the new address, which may be a stranger's, and to the one that the account has left, the account is only hinted at. */
const linkAnswer = (
  context: Context,
  { userId, purpose, email, newEmail, signUpTokenHash }: FoundLink,
): AccountLink => ({
  purpose,
  email: purpose === 'CONFIRM_EMAIL_CHANGE' || purpose === 'TAKE_BACK_EMAIL_CHANGE' ? hiddenEmail(email) : email,
  newEmail,
  isOwn: context.memberOrVisitor?.userId === userId,
  asksForPassword: purpose === 'CONFIRM_EMAIL' && !hasSignedUpHere(context, signUpTokenHash),
});

/** The password was just given, which is proof enough, unless the person has said that it is not: by an authenticator app. */
async function requireProofBesides(context: Context): Promise<void> {
  if (await context.runForAccount(hasTotp, context.member.userId)) await context.afterStepUp();
}
