import { UserEntity } from '#db/entities/index.ts';
import type { SignIn } from '#domain/inputs/identity.ts';
import { lacksSecondFactor } from '#server/features/factors/index.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { Refusal } from '#server/platform/graphql/errors.ts';
import { type Counted, forgetTries, takeBackTry } from '#server/platform/throttle/throttle.ts';
import type { Device } from '../devices.ts';
import { type Grant, openSession, type SignInWith } from '../sessions.ts';

/** A password that was compared, and what the try was counted by. */
interface Compared {
  passwordMatched: boolean;
  counted: Counted[];
}

/**
 * Opens a session, once the password was found to match. Answers a refusal where it did not (INVALID_CREDENTIALS), the code
 * of the second step is wrong (VALIDATION_FAILED) or something else is missing, so that what is noted of the try is
 * committed.
 */
export async function signIn(
  work: AccountWork,
  input: SignIn,
  { passwordMatched, counted }: Compared,
  device: Device,
  sealing: Sealing,
): Promise<{ grant: Grant } | { refusal: Refusal }> {
  const user = passwordMatched ? await work.em.findOne(UserEntity, { email: input.email }) : null;
  if (!user) return { refusal: await failed(work, input, 'PASSWORD', invalidCredentials()) };
  if (!user.emailVerifiedAt) {
    await takeBackTry(work, counted);
    return { refusal: notConfirmed() };
  }
  const second = await secondStep(work, sealing, user.id, input);
  if (second instanceof Refusal) return { refusal: await failed(work, input, 'SECOND_STEP', second) };
  if (second === 'lacking') {
    await takeBackTry(work, counted);
    return { refusal: secondFactorRequired() };
  }
  const [ofAccount, ...others] = counted;
  await forgetTries(work, ofAccount!);
  // One good account does not make up for tries at others.
  await takeBackTry(work, others);
  const remembered = input.rememberMe ?? false;
  return { grant: await openSession(work, user, device, { with: waysIn(input), remembered }) };
}

/** What a wrong code is refused with is answered, not thrown: that it was wrong is to be noted. */
async function secondStep(
  work: AccountWork,
  sealing: Sealing,
  userId: string,
  input: SignIn,
): Promise<'done' | 'lacking' | Refusal> {
  try {
    return (await lacksSecondFactor(work, sealing, userId, input)) ? 'lacking' : 'done';
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Whether there is such an account is only found out by the job: an answer takes as long for one as for none. */
async function failed(
  work: AccountWork,
  { email }: SignIn,
  at: 'PASSWORD' | 'SECOND_STEP',
  refusal: Refusal,
): Promise<Refusal> {
  await work.enqueue('audit.signInFailed', { email, at, origin: work.origin });
  return refusal;
}

function waysIn({ totpCode, recoveryCode }: SignIn): SignInWith {
  if (recoveryCode) return 'RECOVERY_CODE';
  return totpCode ? 'PASSWORD_AND_CODE' : 'PASSWORD';
}

const invalidCredentials = () => new Refusal('INVALID_CREDENTIALS', 'Invalid email or password');

const notConfirmed = () =>
  new Refusal(
    'EMAIL_NOT_CONFIRMED',
    'Confirm your email first: open the link in the mail we sent you, or ask for a new one',
  );

const secondFactorRequired = () =>
  new Refusal('SECOND_FACTOR_REQUIRED', 'Enter the code of your authenticator app, or a recovery code');
