import { UserEntity } from '#db/entities/index.ts';
import type { SignInWithPasskey } from '#domain/inputs/identity.ts';
import { verifyPasskey } from '#server/features/factors/index.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { type Counted, takeBackTry } from '#server/platform/throttle/throttle.ts';
import type { Device } from '../devices.ts';
import { type Grant, openSession } from '../sessions.ts';

/**
 * Opens a session for a passkey's owner. Passkeys require user verification, so one counts as both factors. Throws
 * INVALID_CREDENTIALS.
 */
export async function signInWithPasskey(
  work: AccountWork,
  site: Parameters<typeof verifyPasskey>[1],
  { response, rememberMe }: SignInWithPasskey,
  device: Device,
  counted: Counted[],
): Promise<Grant> {
  const { userId } = await verifyPasskey(work, site, response);
  const user = await work.em.findOneOrFail(UserEntity, { id: userId });
  await takeBackTry(work, counted);
  return openSession(work, user, device, { with: 'PASSKEY', remembered: rememberMe ?? false });
}
