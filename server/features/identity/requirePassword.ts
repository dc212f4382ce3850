import type { Context } from '#server/platform/graphql/context.ts';
import { invalidInput } from '#server/platform/graphql/errors.ts';
import { countTry, forgetTries } from '#server/platform/throttle/throttle.ts';
import { knowsPasswordOf } from './credentials.ts';
import { noteFailedProof } from './noteFailedProof.ts';
import { proofTriesOf } from './tries.ts';

/** The signed-in person's own password, once more. Throws VALIDATION_FAILED at the field, or RATE_LIMITED. */
export async function requirePassword(context: Context, path: string, password: string): Promise<void> {
  const tries = proofTriesOf(context.member);
  await context.runForAccount(countTry, [tries]);
  if (!(await knowsPasswordOf(context.services.database, context.member.userId, password))) {
    await noteFailedProof(context);
    throw invalidInput([{ path, message: 'This is not your password', code: 'WRONG_PASSWORD' }]);
  }
  await context.runForAccount(forgetTries, tries);
}
