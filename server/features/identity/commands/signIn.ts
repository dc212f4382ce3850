import { UserEntity } from '#db/entities/index.ts';
import type { SignIn } from '#domain/inputs/identity.ts';
import { Refusal } from '#server/core/errors.ts';
import { lacksSecondFactor } from '#server/features/factors/index.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { type Counted, forgetTries, takeBackTry } from '#server/platform/throttle/throttle.ts';
import type { Device } from '../devices.ts';
import { type Grant, openSession, type SignInWith } from '../sessions.ts';

/** The result of a password comparison, and the rate limit counters of the attempt. */
interface Compared {
  passwordMatched: boolean;
  counted: Counted[];
}

/**
 * Opens a session after a matching password. Returns a refusal instead of throwing it where the password
 * (INVALID_CREDENTIALS) or the second-factor code (VALIDATION_FAILED) is wrong or something is missing, so that the
 * counters are committed.
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
  // A success must not offset attempts at other accounts.
  await takeBackTry(work, others);
  const remembered = input.rememberMe ?? false;
  return { grant: await openSession(work, user, device, { with: waysIn(input), remembered }) };
}

/** Returns the refusal of a wrong code instead of throwing it, so that the failure is committed. */
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

/** Only the job looks up the account, so that the response takes equally long for unknown addresses. */
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
  new Refusal('EMAIL_NOT_CONFIRMED', 'Confirm your email first: open the link we emailed you, or ask for a new one');

const secondFactorRequired = () =>
  new Refusal('SECOND_FACTOR_REQUIRED', 'Enter a code from your authenticator app, or a recovery code');
