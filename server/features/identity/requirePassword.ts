import { invalidInput } from '#server/core/errors.ts';
import type { Context } from '#server/platform/graphql/context.ts';
import { countTry, forgetTries, takeBackTry } from '#server/platform/throttle/throttle.ts';
import { knowsPasswordOf } from './credentials.ts';
import { deviceOf } from './deviceCookie.ts';
import { recordFailedStepUp } from './recordFailedStepUp.ts';
import { proofTriesOf } from './tries.ts';

/** Compares the signed-in person's password. Throws VALIDATION_FAILED at the field, or RATE_LIMITED. */
export async function requirePassword(context: Context, path: string, password: string): Promise<void> {
  const tries = proofTriesOf(context.member);
  const counted = await context.runForAccount(countTry, [tries]);
  const given = { password, address: deviceOf(context).address };
  const isTheirs = await knowsPasswordOf(context.services.database, context.member.userId, given).catch(
    async (refusal) => {
      await context.runForAccount(takeBackTry, counted);
      throw refusal;
    },
  );
  if (!isTheirs) {
    await recordFailedStepUp(context);
    throw invalidInput([{ path, message: 'That’s not your password', code: 'WRONG_PASSWORD' }]);
  }
  await context.runForAccount(forgetTries, tries);
}
