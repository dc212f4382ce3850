import { UserEntity } from '#db/entities/index.ts';
import type { SignIn } from '#domain/inputs/identity.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { Refusal } from '#server/platform/graphql/errors.ts';
import { type Device, type Grant, openSession } from '../sessions.ts';

/** Opens a session, once the password was found to match. Throws INVALID_CREDENTIALS or EMAIL_NOT_CONFIRMED. */
export async function signIn(
  work: AccountWork,
  input: SignIn,
  passwordMatched: boolean,
  device: Device,
): Promise<Grant> {
  const user = passwordMatched ? await work.em.findOne(UserEntity, { email: input.email }) : null;
  if (!user) throw invalidCredentials();
  if (!user.emailVerifiedAt) {
    throw new Refusal(
      'EMAIL_NOT_CONFIRMED',
      'Confirm your email first: open the link in the mail we sent you, or ask for a new one',
    );
  }
  return openSession(work, user, device, input.rememberMe ?? false);
}

const invalidCredentials = () => new Refusal('INVALID_CREDENTIALS', 'Invalid email or password');
