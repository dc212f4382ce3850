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
import { Refusal } from '#server/core/errors.ts';
import { parseInput } from '#server/core/input.ts';
import { hasTotp } from '#server/features/factors/index.ts';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import { randomToken } from '#server/platform/auth/tokens.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { requireMail } from '#server/platform/mail/requireMail.ts';
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
  @Query(() => User, { nullable: true, description: 'The signed-in person; null without a session.' })
  async me(@Ctx() context: Context): Promise<User | null> {
    const member = context.memberOrVisitor;
    return member ? readUser(context.services.database, member.userId) : null;
  }

  @Mutation(() => SignUpResult, {
    description:
      'Creates an account with its business and trial, and mails a link that confirms the address. Replaces an earlier unconfirmed sign-up with the address. EMAIL_TAKEN where it has an account; RATE_LIMITED with retryAfterSeconds.',
  })
  async signUp(
    @Ctx() context: Context,
    @Arg('input', () => SignUpInput, { description: 'The new account.' }) input: SignUpInput,
  ): Promise<SignUpResult> {
    requireMail(context.services.mailer);
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
    requireMail(context.services.mailer);
    await context.runForAccount(requestAccountMail, 'CONFIRM_EMAIL', parseInput(emailOnly, email), deviceOf(context));
    return true;
  }

  @Mutation(() => Session, {
    description:
      'Confirms the address with the mailed link, and signs in. TOKEN_INVALID where the link is spent or expired; VALIDATION_FAILED at password where one is required or wrong; RATE_LIMITED with retryAfterSeconds.',
  })
  async confirmEmail(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
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
      'Signs in with email and password. INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED, SECOND_FACTOR_REQUIRED where a code is required too, or RATE_LIMITED with retryAfterSeconds.',
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
      'Exchanges a refresh token; omit it where the cookie carries it. Each refresh token works once; a second use more than 30 seconds later ends the session.',
  })
  async refreshSession(
    @Ctx() context: Context,
    @Arg('refreshToken', () => String, { nullable: true, description: 'For clients that store the token themselves.' })
    refreshToken: string | null,
  ): Promise<Session> {
    const token = refreshToken ?? readRefreshCookie(context);
    const { grant, sessionEnded } = token
      ? await context.runForAccount(refreshSession, token, context.services.refreshTokens, deviceOf(context))
      : {};
    if (grant) return answerGrant(context, grant, refreshToken ? 'BODY' : 'COOKIE');
    // A caller without a cookie may have received one in the meantime, by signing in in another tab; that one is not
    // cleared.
    if (token && !refreshToken) clearRefreshCookie(context);
    throw sessionMissing(sessionEnded);
  }

  @Mutation(() => Boolean, { description: 'Ends the current session.' })
  async signOut(@Ctx() context: Context): Promise<boolean> {
    await context.runForAccount(signOut, context.memberOrVisitor?.sessionId, readRefreshCookie(context));
    clearRefreshCookie(context);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Ends every session of the signed-in person, including this one. Needs a step-up.',
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
    requireMail(context.services.mailer);
    await context.runForAccount(requestAccountMail, 'RESET_PASSWORD', parseInput(emailOnly, email), deviceOf(context));
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Sets a new password with a mailed link, and ends all sessions. TOKEN_INVALID where the link is spent or expired; RATE_LIMITED with retryAfterSeconds.',
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
      'Changes the password, and ends every other session. Needs a step-up where an authenticator app is set up.',
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
      'Mails a confirmation link to the new address and a cancellation link to the old one. Also true where the new address is taken. Needs a step-up where an authenticator app is set up.',
  })
  async requestEmailChange(
    @Ctx() context: Context,
    @Arg('input', () => RequestEmailChangeInput, { description: 'The new address.' }) input: RequestEmailChangeInput,
  ): Promise<boolean> {
    requireMail(context.services.mailer);
    const { member } = context;
    const { newEmail, password } = parseInput(requestEmailChangeInput, input);
    await requirePassword(context, 'password', password);
    await requireProofBesides(context);
    await context.runForAccount(requestEmailChange, member, newEmail);
    return true;
  }

  @Query(() => AccountLink, {
    nullable: true,
    description: 'The purpose of a mailed link, without spending it; null for one that is spent, expired or unknown.',
  })
  async accountLink(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
  ): Promise<AccountLink | null> {
    const link = await readLink(context.services.database, token);
    return link ? linkAnswer(context, link) : null;
  }

  @Mutation(() => Boolean, {
    description:
      'Applies the new address, with its mailed link. Ends other sessions, revokes earlier links, and mails the old address a link to take the change back. TOKEN_INVALID; EMAIL_TAKEN where the address has an account by now.',
  })
  async confirmEmailChange(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
  ): Promise<boolean> {
    await context.runForAccount(confirmEmailChange, token, context.memberOrVisitor);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Cancels the change, with the link mailed to the old address.' })
  async cancelEmailChange(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
  ): Promise<boolean> {
    await context.runForAccount(cancelEmailChange, token);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      "Restores an account's earlier address, with the link mailed to that address when it was changed. Ends every session, voids the password, and mails a reset link to the restored address. TOKEN_INVALID; EMAIL_TAKEN where the address has another account by now.",
  })
  async takeBackEmailChange(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
  ): Promise<boolean> {
    await context.runForAccount(takeBackEmailChange, token);
    return true;
  }

  @Mutation(() => User, { description: "Changes the signed-in person's name." })
  async updateProfile(
    @Ctx() context: Context,
    @Arg('input', () => UpdateProfileInput, { description: 'The changed fields.' }) input: UpdateProfileInput,
  ): Promise<User> {
    const { userId } = context.member;
    await context.runForAccount(updateProfile, userId, parseInput(updateProfileInput, input));
    return (await readUser(context.services.database, userId)) as User;
  }
}

/** The message is given by the spec, point 8. */
const sessionMissing = (sessionEnded?: string) =>
  new Refusal('UNAUTHENTICATED', 'Auth session missing!', sessionEnded ? { sessionEnded } : {});

/** Masks the account's email for links sent to a new address, which may be a stranger's, and to a former one. */
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

/**
 * Requires a step-up where an authenticator app is set up; otherwise the password that was just given is proof enough.
 */
async function requireProofBesides(context: Context): Promise<void> {
  if (await context.runForAccount(hasTotp, context.member.userId)) await context.afterStepUp();
}
