import { LockMode } from '@mikro-orm/core';
import { Secret, TOTP } from 'otpauth';
import { TotpFactorEntity, type TotpFactorRow } from '#db/entities/index.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';

/** The period recommended by RFC 6238, supported by every app. */
const periodSeconds = 30;
/** Accepts one step before and after, for clock differences and typing time. */
const stepsOfGrace = 1;

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: PRODUCT_NAME, label, secret: Secret.fromBase32(secret), period: periodSeconds });

/** Returns the otpauth:// URI shown as a QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

export const findTotp = (work: AccountWork, userId: string): Promise<TotpFactorRow | null> =>
  work.em.findOne(TotpFactorEntity, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/**
 * Returns whether the code is valid now and newer than any accepted before, so that an observed code cannot be reused.
 */
export function verifyTotpCode(work: AccountWork, sealing: Sealing, factor: TotpFactorRow, code: string): boolean {
  const timestamp = work.now.getTime();
  const delta = totpOf(sealing.open(factor.sealedSecret, factor.userId)).validate({
    token: code,
    timestamp,
    window: stepsOfGrace,
  });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / periodSeconds) + delta;
  if (step <= (factor.lastStep ?? 0)) return false;
  factor.lastStep = step;
  return true;
}
