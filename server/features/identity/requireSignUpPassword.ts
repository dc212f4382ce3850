import { invalidInput } from '#server/core/errors.ts';
import { passwordMatches } from '#server/platform/auth/passwords.ts';
import type { Context } from '#server/platform/graphql/context.ts';
import { forgetTries, takeBackTry } from '#server/platform/throttle/throttle.ts';
import { readLink } from './accountLink.reads.ts';
import { invalidLink } from './accountTokens.ts';
import { deviceOf } from './deviceCookie.ts';
import { hasSignedUpHere } from './signUpCookie.ts';
import { countTryAt } from './tries.ts';

/**
 * Requires that the person who confirms an address also signed up with it: by browser, else by password. Otherwise the
 * owner of an address could confirm a stranger's sign-up whose password the stranger knows. Throws TOKEN_INVALID before
 * hashing, VALIDATION_FAILED at the password, or RATE_LIMITED like signing in.
 */
export async function requireSignUpPassword(context: Context, token: string, password: string | null): Promise<void> {
  const link = await readLink(context.services.database, token);
  if (link?.purpose !== 'CONFIRM_EMAIL') throw invalidLink();
  if (hasSignedUpHere(context, link.signUpTokenHash)) return;
  if (!password) throw wrong('Enter the password you chose when you signed up', 'PASSWORD_REQUIRED');
  const device = deviceOf(context);
  const counted = await context.runForAccount(countTryAt, 'sign-in', link.email, device);
  if (!(await passwordMatches(link.passwordHash, password, device.address)))
    throw wrong(
      'That’s not the password from the last sign-up with this address. If you didn’t sign up, sign up again',
      'WRONG_PASSWORD',
    );
  const [ofAccount, ...others] = counted;
  await context.runForAccount(forgetTries, ofAccount!);
  await context.runForAccount(takeBackTry, others);
}

const wrong = (message: string, code: string) => invalidInput([{ path: 'password', message, code }]);
