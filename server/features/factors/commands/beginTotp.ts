import { TotpFactorEntity, UserEntity } from '#db/entities/index.ts';
import { Refusal } from '#server/core/errors.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { findTotp, newTotpSecret, totpUri } from '../totp.ts';

/**
 * Creates the secret for an authenticator app. Sign-in requires codes only after the first one was confirmed. Throws
 * INVALID_STATE where an app is set up.
 */
export async function beginTotp(
  work: AccountWork,
  sealing: Sealing,
  userId: string,
): Promise<{ secret: string; uri: string }> {
  const known = await findTotp(work, userId);
  if (known?.verifiedAt)
    throw new Refusal('INVALID_STATE', 'An authenticator app is already set up. Turn it off to set up another');
  const { email } = await work.em.findOneOrFail(UserEntity, { id: userId });
  const secret = newTotpSecret();
  const sealedSecret = sealing.seal(secret, userId);
  if (known) known.sealedSecret = sealedSecret;
  else work.em.persist(work.em.create(TotpFactorEntity, { userId, sealedSecret }));
  return { secret, uri: totpUri(secret, email) };
}
