import { UserEntity } from '#db/entities/index.ts';
import type { SignIn } from '#domain/inputs/identity.ts';
import { lacksSecondFactor } from '#server/features/factors/index.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { Refusal } from '#server/platform/graphql/errors.ts';
import { type Counted, forgetTries, takeBackTry } from '#server/platform/throttle/throttle.ts';
import type { Device } from '../devices.ts';
import { type Grant, openSession } from '../sessions.ts';

/** A password that was compared, and what the try was counted by. */
interface Compared {
  passwordMatched: boolean;
  counted: Counted[];
}

/**
 * Opens a session, once the password was found to match. Throws INVALID_CREDENTIALS, or VALIDATION_FAILED where the code
 * of the second step is wrong; answers a refusal where the password was right and something else is missing, so that the
 * try being taken back is committed.
 */
export async function signIn(
  work: AccountWork,
  input: SignIn,
  { passwordMatched, counted }: Compared,
  device: Device,
  sealing: Sealing,
): Promise<{ grant: Grant } | { refusal: Refusal }> {
  const user = passwordMatched ? await work.em.findOne(UserEntity, { email: input.email }) : null;
  if (!user) throw invalidCredentials();
  if (!user.emailVerifiedAt) {
    await takeBackTry(work, counted);
    return { refusal: notConfirmed() };
  }
  if (await lacksSecondFactor(work, sealing, user.id, input)) {
    await takeBackTry(work, counted);
    return { refusal: secondFactorRequired() };
  }
  const [ofAccount, ...others] = counted;
  await forgetTries(work, ofAccount!);
  // One good account does not make up for tries at others.
  await takeBackTry(work, others);
  return { grant: await openSession(work, user, device, input.rememberMe ?? false) };
}

const invalidCredentials = () => new Refusal('INVALID_CREDENTIALS', 'Invalid email or password');

const notConfirmed = () =>
  new Refusal(
    'EMAIL_NOT_CONFIRMED',
    'Confirm your email first: open the link in the mail we sent you, or ask for a new one',
  );

const secondFactorRequired = () =>
  new Refusal('SECOND_FACTOR_REQUIRED', 'Enter the code of your authenticator app, or a recovery code');
