import { UserEntity } from '#db/entities/index.ts';
import type { SignInWithPasskey } from '#domain/inputs/identity.ts';
import { takePasskey } from '#server/features/factors/index.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { type Counted, takeBackTry } from '#server/platform/throttle/throttle.ts';
import type { Device } from '../devices.ts';
import { type Grant, openSession } from '../sessions.ts';

/** Opens a session for whoever's passkey it is. A passkey asks who holds the device, so it stands for both steps. Throws INVALID_CREDENTIALS. */
export async function signInWithPasskey(
  work: AccountWork,
  site: Parameters<typeof takePasskey>[1],
  { response, rememberMe }: SignInWithPasskey,
  device: Device,
  counted: Counted[],
): Promise<Grant> {
  const { userId } = await takePasskey(work, site, response);
  const user = await work.em.findOneOrFail(UserEntity, { id: userId });
  await takeBackTry(work, counted);
  return openSession(work, user, device, { with: 'PASSKEY', remembered: rememberMe ?? false });
}
